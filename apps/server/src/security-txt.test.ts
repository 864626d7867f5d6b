import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { writeSecurityTxt } from "./security-txt.ts";

describe("operations#security-contact: security.txt", () => {
  test("has the fields of RFC 9116, and ends 180 days later", () => {
    const text = writeSecurityTxt(
      "mailto:security@order.example",
      "https://order.example",
      new Date("2026-11-30T04:00:00Z"),
    );
    expect(text.split("\n")).toEqual([
      "Contact: mailto:security@order.example",
      "Expires: 2027-05-29T00:00:00Z",
      "Preferred-Languages: en, fr",
      "Canonical: https://order.example/.well-known/security.txt",
      "",
    ]);
  });

  test.each([
    "security@order.example",
    "http://order.example",
    "mailto:nobody",
    "https://a b",
    "mailto:a@b.c\nExpires: x",
  ])("SECURITY_CONTACT may not be %j", (contact) => {
    expect(readConfig({ SECURITY_CONTACT: contact })).toMatchObject({ refused: { variable: "SECURITY_CONTACT" } });
  });

  test("SECURITY_CONTACT is an address or a page", () => {
    for (const securityContact of ["mailto:security@order.example", "https://order.example/security"])
      expect(readConfig({ SECURITY_CONTACT: securityContact })).toMatchObject({ securityContact });
    expect(readConfig({})).toMatchObject({ securityContact: null });
  });
});
