print("LoginCLI")
