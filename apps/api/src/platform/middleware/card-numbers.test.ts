import { describe, expect, it } from "vitest";
import { TEST_CARDS } from "../../gateways/payment/sandbox/sandbox-cards.store.ts";
import { measureWork } from "../../testing/measure-work.ts";
import { holdsCardNumber } from "./card-numbers.ts";

const holds = (body: unknown) => holdsCardNumber(body, "");

describe("A body with a card's number", () => {
  it("is found in any field and any notation", () => {
    expect(holds({ data: { checkout: { card: { number: "4111111111111111" } } } })).toBe(true);
    expect(holds({ data: { checkout: { card: { token: "4111 1111 1111 1111" } } } })).toBe(true);
    expect(holds({ data: { checkout: { card: { number: 4111111111111111 } } } })).toBe(true);
    expect(
      holds({ items: [{ orderOptions: [{ memo: true, values: [{ name: "pay 3782-822463-10005 pls" }] }] }] }),
    ).toBe(true);
  });

  it("is not a whole UUID in any field, such as the claim that a person at a table pays", () => {
    const made = "a5e94367-4311-4940-9993-f95d633cd9c2";
    expect(holds({ claim: made, people: [made], key: made.toUpperCase() })).toBe(false);
    expect(holds({ notes: `${made} 3782-822463-10005` })).toBe(true);
  });

  it("is not confused with phone numbers, timestamps, gift cards or ids", () => {
    expect(holds({ phone_number: "1-416-555-0123", date: "2026-11-20T23:15:00Z" })).toBe(false);
    expect(holds({ voucher: { code: "4111111111111111" }, menu_id: "4111111111111111" })).toBe(false);
    expect(holds({ notes: "Order 4111111111111112" })).toBe(false);
    expect(holds({ card: { token: "sandbox_94111111111111111" } })).toBe(false);
    // One in six thousand random UUIDs looks like a card number.
    const made = "a5e94367-4311-4940-9993-f95d633cd9c2";
    expect([holds({ notes: made }), holds({ sessionToken: made })]).toEqual([false, false]);
    expect(holds({ sessionToken: "4111-1111-1111-1111" })).toBe(true);
  });
});

const VISA = "4111111111111111";
const inFours = (separator: string) => VISA.replace(/(.{4})(?=.)/g, `$1${separator}`);
const forEachIsolated = (separator: string) => [...VISA].join(separator);
const inDigitsFrom = (zero: number) => VISA.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe("A note with a card's number", () => {
  it.each([
    ["alone", VISA],
    ["in fours", inFours(" ")],
    ["with dashes", inFours("-")],
    ["with typographic dashes", inFours("\u2013")],
    ["with points", inFours(".")],
    ["with slashes", inFours("/")],
    ["with underscores", inFours("_")],
    ["with several signs", inFours(" - ")],
    ["over several lines", inFours("\r\n")],
    ["with spaces that do not break", inFours("\u00a0")],
    ["with spaces of no width", inFours("\u200b")],
    ["with a sign of no width in the middle of a group", "41\u200d11 1111 1111 1111"],
    ["with emoji", inFours("\u{1f4b3}")],
    ["each digit alone", forEachIsolated(" ")],
    ["each digit on its line", forEachIsolated("\n")],
    ["each digit as an emoji's key", `${forEachIsolated("\ufe0f\u20e3")}\ufe0f\u20e3`],
    ["in pairs", VISA.replace(/(..)(?=.)/g, "$1 ")],
    ["in two halves", "41111111 11111111"],
    ["full-width", inDigitsFrom(0xff10)],
    ["Arabic-Indic", inDigitsFrom(0x0660)],
    ["Devanagari", inDigitsFrom(0x0966)],
    ["mathematical", inDigitsFrom(0x1d7ce)],
    ["circled", VISA.replace(/\d/g, (digit) => String.fromCodePoint(0x245f + Number(digit)))],
    ["superscript", VISA.replaceAll("4", "\u2074").replaceAll("1", "\u00b9")],
    ["in brackets", `(${inFours(") (")})`],
    ["followed by its expiry", `${inFours(" ")} 12/29`],
    ["followed by expiry and code", `${VISA} 12/29 123`],
    ["with its expiry at once behind it", `${VISA}12/29`],
    ["with its code at once behind it", `${inFours(" ")}123`],
    ["with its expiry before it", `12/29 ${VISA}`],
    ["with a number at once before it", `1${VISA}`],
    ["after a table's number", `12, ${inFours(" ")}`],
    ["among words", `my card:${inFours("-")}, thanks`],
  ])("is found: %s", (_how, text) => expect(holds({ notes: text })).toBe(true));

  it("is found for each brand, as it is printed", () => {
    const printed = [
      "3782 822463 10005",
      "5555 5555 5555 4444",
      "2223 0031 2200 3222",
      "6011 1111 1111 1117",
      "3056 930902 5904",
      "3566 0020 2036 0505",
      "6200 0000 0000 0005",
      "4000 0000 0000 0000 006",
    ];
    expect(printed.filter((text) => !holds({ notes: text }))).toEqual([]);
    expect(TEST_CARDS.filter(({ number }) => !holds({ notes: `${number} 12/29 123` }))).toEqual([]);
  });

  it.each([
    ["a telephone number", "416-555-0123"],
    ["a telephone number with an extension", "+1 (416) 555-0123 482"],
    ["a telephone number and an order's", "416-555-0123, 482917"],
    ["two telephone numbers", "416-555-0123 / 438-555-0199"],
    ["telephone numbers from the same place", "4165550123 4165550199"],
    ["a number from abroad", "+49 30 4111 1111"],
    ["a date and a time", "2026-11-20 23:15:00.000"],
    ["an instant", "2026-11-20T23:15:00.000Z"],
    ["several dates", "2026-11-20, 2026-11-21, 2026-11-22"],
    ["milliseconds since 1970", "1795216500000"],
    ["what a card's number is not, by its check digit", "4111 1111 1111 1112"],
    ["what a card's number is not, by its brand", "9111 1111 1111 1111"],
    ["seats", "4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14"],
    ["prices", "4.50 12.25 3.75 18.00 24.50"],
    ["a postal code and a telephone", "M5V 2T6, 416 555 0123"],
    ["an article's number", "4 006381 333931"],
    ["sixteen digits with words between them", "4111 at 1111, 1111 and 1111"],
  ])("is not mistaken for %s", (_what, text) => expect(holds({ notes: text })).toBe(false));

  it("is not reported for any phone number of a city followed by any order number", () => {
    const alarms = Array.from({ length: 2_000 }, (_, index) => {
      const line = String(index * 4_999)
        .padStart(7, "0")
        .slice(-7);
      return `416-${line.slice(0, 3)}-${line.slice(3)} ${100_000 + ((index * 7_919) % 900_000)}`;
    }).filter((text) => holds({ phone_number: text }));
    expect(alarms).toEqual([]);
  });

  it("is searched in time linear in the text's length", async () => {
    const hard = ["4", "4 ", "4111111111111112 ", "\u0664\u200b", "e\u0301\u0323", "\u2460\u0323\u0301"];
    for (const piece of hard) {
      const textOf = (length: number) => piece.repeat(length / piece.length);
      const short = await measureWork(() => Array.from({ length: 10 }, () => holds({ notes: textOf(6_000) })));
      const limits = { milliseconds: 20 + 5 * short.milliseconds, bytes: Number.POSITIVE_INFINITY };
      const long = await measureWork(() => holds({ notes: textOf(60_000) }), limits);
      expect({ piece, ...long, limits }).toMatchObject({ isWithin: true });
    }
  });
});
