import { describe, expect, it } from "vitest";
import { isMemberIdentifier, readMemberInputType } from "./member-identifier.ts";

describe("A member's identifier", () => {
  it("has the venue's type; an unknown type means an account", () => {
    const types = ["email", " Phone ", "tel", "name", "account", "card", "", null];
    expect(types.map(readMemberInputType)).toEqual([
      ...["email", "phone", "phone", "name", "account", "account", "account", "account"],
    ]);
  });

  it.each([
    ["email", "marc@example.ca", "marc"],
    ["phone", "416-555-0123", "555-0123"],
    ["name", "Marc Tremblay", "12"],
    ["account", "M-1042", "--"],
  ] as const)("by %s: %s is valid, %s is not", (type, good, bad) => {
    expect([good, bad, " ", "m".repeat(121)].map((text) => isMemberIdentifier(text, type))).toEqual([
      ...[true, false, false, false],
    ]);
  });
});
