// In a file that does not import Dispatch itself, `MemberImportVisibility` hides the members of its types.

@_exported import struct Dispatch.DispatchQoS
@_exported import class Dispatch.DispatchQueue
@_exported import enum Dispatch.DispatchTimeInterval
