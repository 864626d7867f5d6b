import type { OrderData } from "@comptoir/contract";
import { runWithLocale } from "@comptoir/messages/server";
import { DECLINE_REASONS } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { declinedHeading, declinedWords, isAwaitingAnswer } from "./answer-words.ts";
import { dueWords, paymentWords } from "./payment-words.ts";
import { whereWords } from "./where-words.ts";

const AT = "2026-11-20T23:15:00.000Z";
const RESTAURANT = { id: 1, slug: "grill", name: "Grill", address: null, phone: "416-555-0188", tax_numbers: [] };
const declinedOrder = (but: object) =>
  ({ restaurant: RESTAURANT, ...but }) as Pick<OrderData, "declined" | "restaurant">;

describe("board#guest-told: a declined order", () => {
  test("has its reason, the restaurant's words and its phone, in both languages.", () => {
    for (const locale of ["en-CA", "fr-CA"] as const) {
      const said = DECLINE_REASONS.map((reason) =>
        runWithLocale(locale, () =>
          declinedWords(declinedOrder({ declined: { reason, words: "Sorry!", missed: false } })).join(" "),
        ),
      );
      expect(new Set(said).size).toBe(DECLINE_REASONS.length);
      for (const words of said) expect(words).toMatch(/Sorry!.*416-555-0188/);
    }
  });

  test("that nobody answered says so, and whom to call.", () => {
    const declined = { reason: null, words: null, missed: true };
    expect(declinedHeading(declined)).toBe("The restaurant didn’t answer in time.");
    expect(declinedWords(declinedOrder({ declined }))).toEqual(["Questions? Call 416-555-0188."]);
    expect(declinedWords(declinedOrder({}))).toEqual([]);
  });

  test("was not charged if it was never accepted.", () => {
    const order = (acceptedAt: string | null) =>
      ({
        ...{
          status: "cancelled",
          destination: { kind: "pickup" },
          cancelledByGuest: false,
          refunds: [],
          restaurant: RESTAURANT,
        },
        ...{
          payment: { status: "authorised", amount: "5.00" },
          declined: { reason: "closing", words: null, missed: false },
        },
        acceptance: { from: AT, until: AT, acceptedAt },
      }) as unknown as OrderData;
    expect(whereWords(order(null))).toBe("Your card was not charged.");
    expect(whereWords(order(AT))).toBe("What was charged goes back to your card.");
    const costs = { voucher: { amount: "0.00" } };
    expect(paymentWords({ ...order(null), costs } as OrderData)).toBe("Your card was not charged.");
  });
});

test("payment#held: A card that is held is not said to have paid.", () => {
  const payment = { status: "authorised", amount: "5.00", type: "VISA", last4: "4242" };
  const acceptance = { from: AT, until: AT, acceptedAt: null };
  const order = {
    status: "placed",
    payment,
    refunds: [],
    costs: { voucher: { amount: "0.00" } },
    acceptance,
  } as unknown as OrderData;
  expect(paymentWords(order).replaceAll("\u00a0", " ")).toBe(
    "$5.00 on Visa ending in 4242, charged once the restaurant accepts.",
  );
  expect(dueWords(order)).not.toBe(dueWords({ ...order, acceptance: { ...acceptance, acceptedAt: AT } }));
});

describe("table#settled: an order of a table's bill", () => {
  const order = (but: object) =>
    ({
      ...{ status: "placed", refunds: [], costs: { voucher: { amount: "0.00" } } },
      ...{ payment: { status: "on-premise", amount: "22.60" }, ...but },
    }) as unknown as OrderData;
  const part = { payment: { status: "on-premise", amount: "22.60", paidAtTable: "11.53" } };
  const whole = { payment: { status: "on-premise", amount: "22.60", paidAtTable: "22.60" } };
  const wordsIn = (locale: "en-CA" | "fr-CA", but: object) =>
    runWithLocale(locale, () => paymentWords(order(but))).replaceAll(/[\u00a0\u202f]/g, " ");

  test("says what was paid on phones and what is left to pay in person, in both languages.", () => {
    expect(wordsIn("en-CA", {})).toBe("To pay in person: $22.60.");
    expect(wordsIn("en-CA", part)).toBe("Paid at the table: $11.53. To pay in person: $11.07.");
    expect(wordsIn("fr-CA", part)).toBe("Payé à table : 11,53 $. À payer sur place : 11,07 $.");
    expect(wordsIn("en-CA", whole)).toBe("Paid at the table: $22.60.");
    expect(wordsIn("fr-CA", whole)).toBe("Payé à table : 22,60 $.");
  });

  test("has less to pay in person after a refund took something off the table's bill.", () => {
    const refunds = [{ offInvoice: "10.00" }];
    expect(wordsIn("en-CA", { refunds })).toBe("To pay in person: $12.60.");
    expect(wordsIn("en-CA", { refunds, ...part })).toBe("Paid at the table: $11.53. To pay in person: $1.07.");
    // Until the table is settled, more may be paid than is due.
    expect(wordsIn("en-CA", { refunds, ...whole })).toBe("Paid at the table: $22.60.");
  });
});

test("board#awaits: An order waits while it is placed and not accepted.", () => {
  const acceptance = { from: AT, until: AT, acceptedAt: null };
  expect(isAwaitingAnswer({ status: "placed", acceptance })).toBe(true);
  expect(isAwaitingAnswer({ status: "placed" })).toBe(false);
  expect(isAwaitingAnswer({ status: "cancelled", acceptance })).toBe(false);
  expect(isAwaitingAnswer({ status: "placed", acceptance: { ...acceptance, acceptedAt: AT } })).toBe(false);
});
