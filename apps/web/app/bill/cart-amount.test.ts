import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { wordsBesideAmount } from "./cart-amount.tsx";

const beside = (taxes: string, amount: string) =>
  wordsBesideAmount({ taxes, tip: { type: null, percentageValue: null, amount } });

test("A cart's amount names what it includes: taxes, a tip, both or neither.", () => {
  expect(beside("1.17", "0.00")).toBe(m.bill_with_taxes());
  expect(beside("1.17", "1.50")).toBe(m.bill_with_taxes_and_tip());
  expect(beside("0.00", "1.50")).toBe(m.bill_with_tip());
  expect(beside("0.00", "0.00")).toBeNull();
});
