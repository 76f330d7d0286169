import LoginServices
import RxLogin
import StreamsTest
import Testing

@testable import HTMLSkin

@Suite(.noLeaks) @MainActor struct SiteTests {
    private func site() -> Site {
        let review = Review(id: 1, showID: 51, author: "eve", rating: 1, comment: "<script>alert(\"Ha & ha\")</script>")
        return Site(InMemoryEntityGateway(reviews: [review]))
    }

    private func pages(_ site: Site, _ lines: String...) async -> String {
        var page = ""
        for line in lines { page = await site.page(after: line) }
        return page
    }

    @Test("a form says why its button is unavailable") func problems() async {
        let site = site()
        #expect(await site.page().contains("<button name=\"login\" disabled title=\"Enter an email address.\">"))
        let filled = await pages(site, "fill email ann@example.org", "fill password pencil")
        #expect(filled.contains("<button name=\"login\">"))
        #expect(!filled.contains("pencil"))
        #expect(await site.page(after: "press login").contains("<p role=\"alert\">The email or the password is wrong."))
    }

    @Test("a user registers, logs in, and follows a link; markup in a review is text") func visit() async {
        let site = site()
        await #expect(
            pages(
                site, "press register", "fill email ann@example.org", "fill password pencil",
                "fill repeatedPassword pencil", "press register"
            ).contains("<input name=\"email\" value=\"ann@example.org\">"))
        #expect(await pages(site, "fill password pencil", "press login").contains("<p>ann@example.org</p>"))
        #expect(
            await site.page(after: "follow show:51").contains(
                "<p>1/5 eve: &lt;script&gt;alert(&quot;Ha &amp; ha&quot;)&lt;/script&gt;</p>"))
        #expect(await pages(site, "follow home", "press logout").hasPrefix("<h1>Login</h1>"))
    }

    @Test("a review is published; a refused answer has its problem beside the field") func review() async {
        let site = site()
        _ = await pages(
            site, "press register", "fill email ann@example.org", "fill password pencil",
            "fill repeatedPassword pencil", "press register", "fill password pencil", "press login", "follow show:51")
        await #expect(
            pages(site, "press review", "fill answer <9>", "press send").contains(
                "1 to 5 <input name=\"answer\" value=\"&lt;9&gt;\" aria-invalid=\"true\"> <em>Enter a number"))
        await #expect(!site.page(after: "fill answer 4").contains("<em>"))
        await #expect(pages(site, "press send", "press send").contains("<em>Write a few words about the show."))
        let published = await pages(site, "fill answer I hear it now", "press send")
        #expect(published.contains("<p>4/5 ann: I hear it now</p>\n"))
        #expect(published.hasSuffix("\n<button name=\"review\">review</button>"))
        #expect(!(await pages(site, "press review", "press cancel").contains("<input")))
    }
}
