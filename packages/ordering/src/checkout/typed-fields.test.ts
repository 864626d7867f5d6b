import { describe, expect, it } from "vitest";
import { isCardNumber, isExpiry } from "./card-form.ts";
import { isEmail, isName } from "./contact.ts";
import { digitsOnly, formatPhone, isPhone } from "./formats.ts";
import { isMemberIdentifier } from "./member-identifier.ts";
import { reviewNotification } from "./notification-form.ts";
import { isPostalCode } from "./postal-code.ts";
import { normalizeLine, normalizeSigns } from "./typed-fields.ts";

const ACCOUNT = "M-2001";
const NOW = { date: "2026-11-20" };

/** Spelling variants that typing and pasting produce. */
const SPELLINGS: readonly (readonly [name: string, spell: (text: string) => string])[] = [
  ["as it is", (text) => text],
  ["no-break spaces", (text) => text.replaceAll(" ", "\u00a0")],
  ["narrow no-break spaces", (text) => text.replaceAll(" ", "\u202f")],
  ["ideographic spaces", (text) => text.replaceAll(" ", "\u3000")],
  ["no-break hyphens", (text) => text.replaceAll("-", "\u2011")],
  ["hyphens of type", (text) => text.replaceAll("-", "\u2010")],
  ["en dashes", (text) => text.replaceAll("-", "\u2013")],
  ["em dashes", (text) => text.replaceAll("-", "\u2014")],
  ["minus signs", (text) => text.replaceAll("-", "\u2212")],
  ["full width", (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ["Arabic digits", (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
  ["a space of no width", (text) => `\u200b${text}\ufeff`],
  ["its direction", (text) => `\u202a${text}\u202c`],
  ["an isolate", (text) => `\u2066${text}\u2069`],
  ["soft hyphens", (text) => [...text].join("\u00ad")],
  ["spaces around", (text) => `  ${text}\u00a0`],
];

describe("checkout#typed-fields: Typed and pasted text is normalized alike", () => {
  describe.each(SPELLINGS)("with %s", (_name, spell) => {
    it.each(["M5V 2T6", "416-555-0123", "RIDEAU-10", "GIFT-0000-1111-2222", "12/29", "ada@example.test", "Table 4"])(
      "%s",
      (text) => expect(normalizeSigns(spell(text))).toBe(text),
    );

    it("by the checks of forms", () => {
      expect(isPostalCode(spell("M5V 2T6"))).toBe(true);
      expect(isPhone(spell("416-555-0123"))).toBe(true);
      expect(formatPhone(spell("416-555-0123"))).toBe("416-555-0123");
      expect(isCardNumber(spell("4242 4242 4242 4242"))).toBe(true);
      expect(digitsOnly(spell("4242-4242-4242-4242"))).toBe("4242424242424242");
      expect(isExpiry(spell("12/29"), NOW)).toBe(true);
      expect(isEmail(spell("ada@example.test"))).toBe(true);
      expect(isMemberIdentifier(spell(ACCOUNT), "account")).toBe(true);
      expect(reviewNotification({ orderNumber: spell("12"), phoneNumber: spell("416-555-0123") })).toEqual([]);
    });
  });

  it("a name keeps its letters, its accents and its joiners", () => {
    expect(normalizeLine("\u200bJose\u0301\u00a0 d\u2019Arc\ufeff ")).toBe("José d\u2019Arc");
    expect(normalizeLine("\u0646\u200c\u0627")).toBe("\u0646\u200c\u0627");
    expect(isName("\u2068Ada\u00a0Lovelace\u2069")).toBe(true);
  });
});
