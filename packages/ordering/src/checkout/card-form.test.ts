import { describe, expect, it } from "vitest";
import { cardBrandOf, checkCardForm, isCardNumber, isExpiry } from "./card-form.ts";
import { digitsOnly, formatCardNumber, formatExpiry, formatPhone, isPhone } from "./formats.ts";

const NOW = { date: "2026-11-20" };

describe("Card brand", () => {
  it("34 or 37 gives AMEX", () => {
    expect(["34", "37", "35", "3"].map(cardBrandOf)).toEqual(["AMEX", "AMEX", null, null]);
  });

  it("51-55 or 2221-2720 gives MC", () => {
    expect(["50", "51", "55", "56"].map(cardBrandOf)).toEqual([null, "MC", "MC", null]);
    expect(["222", "2220", "2221", "2720", "2721"].map(cardBrandOf)).toEqual([null, null, "MC", "MC", null]);
  });

  it("a leading 4 gives VISA", () => {
    expect(["4", "4111-1111", "6"].map(cardBrandOf)).toEqual(["VISA", "VISA", null]);
  });
});

describe("Formatting helpers", () => {
  it("digits only", () => {
    expect(digitsOnly(" (416) 555-0123 ext")).toBe("4165550123");
  });

  it("card number grouped by 4 with dashes", () => {
    expect(["4111", "41111", "4111 1111 1111 1111", "378282246310005"].map(formatCardNumber)).toEqual([
      "4111",
      "4111-1",
      "4111-1111-1111-1111",
      "3782-8224-6310-005",
    ]);
  });

  it("expiry grouped by 2 with a slash", () => {
    expect(["1", "12", "122", "12/29", "122999"].map(formatExpiry)).toEqual(["1", "12", "12/2", "12/29", "12/29"]);
  });

  it("phone grouped with dashes, dropping a leading 1 from 11-digit numbers when asked", () => {
    expect(["416", "4165", "4165550123", "(416) 555 0123"].map((text) => formatPhone(text))).toEqual([
      "416",
      "416-5",
      "416-555-0123",
      "416-555-0123",
    ]);
    expect(formatPhone("1 416 555 0123")).toBe("1-416-555-0123");
    expect(formatPhone("1 416 555 0123", { dropLeadingOne: true })).toBe("416-555-0123");
    expect(formatPhone("")).toBe("");
  });

  it("a foreign phone number is not cut to ten digits, which would be another number", () => {
    const typed = ["+", "+3", "+33 6 12 34 56 78", "+49 30 123456"];
    expect(typed.map((text) => formatPhone(text, { dropLeadingOne: true }))).toEqual(typed);
    expect(typed.map(isPhone)).toEqual([false, false, false, false]);
    expect(formatPhone("+1 416 555 0123", { dropLeadingOne: true })).toBe("416-555-0123");
  });
});

describe("Validity of a phone number, card and postal code", () => {
  it("a phone has ten digits, with a leading 1 or without", () => {
    expect(["416-555-0123", "+1 (416) 555-0123", "416-555-012", "abc4165550123", "016-555-0123"].map(isPhone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("a card number has the length of its brand and a right check digit", () => {
    const numbers = [
      "4111-1111-1111-1111",
      "4111-1111-1111-1112",
      "378282246310005",
      "5555555555554444",
      "0000000000000000",
      "4111",
    ];
    expect(numbers.map(isCardNumber)).toEqual([true, false, true, true, false, false]);
  });

  it("a card is valid through the last day of its month", () => {
    expect(["11/26", "10/26", "12/29", "13/29", "00/29", "12/99"].map((text) => isExpiry(text, NOW))).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it("avs makes the postal code required", () => {
    const card = { number: "4111 1111 1111 1111", cvd: "123", expiryDate: "12/29", postalCode: "" };
    expect(checkCardForm(card, { now: NOW, avs: false })).toEqual([]);
    expect(checkCardForm(card, { now: NOW, avs: true })).toEqual([{ field: "card.postal_code", rule: "required" }]);
    expect(
      checkCardForm({ number: "", cvd: "1", expiryDate: "01/20", postalCode: "?" }, { now: NOW, avs: true }),
    ).toEqual([
      { field: "card.number", rule: "required" },
      { field: "card.expiry_date", rule: "expiry" },
      { field: "card.cvd", rule: "min", params: { length: 3 } },
      { field: "card.postal_code", rule: "postal_code" },
    ]);
  });
});
