import { describe, expect, it } from "vitest";
import { PAYMENT_METHODS } from "../payment.ts";
import { WALLETS } from "../wallets.ts";
import { ACCOUNT_CREDIT, GIFT_CARD, MEANS, meansOf, meansOfKind, POINTS } from "./index.ts";

describe("The means of payment", () => {
  it("are each in the table by their name on the wire", () => {
    for (const [name, means] of Object.entries(MEANS)) expect([means.name, meansOf(name)]).toEqual([name, means]);
    expect(meansOf("barter")).toBeNull();
    expect(meansOf("toString")).toBeNull();
  });

  it("set the initial payment status by their kind", () => {
    const begins = Object.values(MEANS).map(({ kind, begins }) => `${kind}: ${begins}`);
    expect([...new Set(begins)]).toEqual([
      "card: authorised",
      "in-person: on-premise",
      "billed: invoiced",
      "tab: on-tab",
      "table: on-premise",
      "stored: not-required",
    ]);
  });

  it("to choose from at a checkout are the card, then the billed ones; wallets have their own buttons", () => {
    const billed = Object.values(MEANS).filter(({ kind }) => kind === "billed");
    expect(PAYMENT_METHODS).toEqual(["credit_card", ...billed.map(({ name }) => name)]);
    expect(PAYMENT_METHODS.slice(0, 4)).toEqual(["credit_card", "invoice", "costCenter", "purchaseOrder"]);
    expect(WALLETS).toEqual(["applePay", "googlePay"]);
  });

  it("with a stored balance are account credit, gift cards and points", () => {
    expect(meansOfKind("stored")).toEqual([ACCOUNT_CREDIT, GIFT_CARD, POINTS]);
  });

  it("that are billed have their own offered name and field", () => {
    const billed = meansOfKind("billed");
    const fields = billed.flatMap(({ field }) => field ?? []);
    expect(new Set(billed.map(({ offeredAs }) => offeredAs)).size).toBe(billed.length);
    expect(new Set(fields).size).toBe(fields.length);
  });
});
