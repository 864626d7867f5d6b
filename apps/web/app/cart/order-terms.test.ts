import { expect, test } from "vitest";
import { type OrderTerms, setCostsBody } from "./order-terms.ts";

const TAKEOUT: OrderTerms = {
  type: "take-out",
  destination: { kind: "pickup" },
  isTakeoutChosen: false,
  date: null,
  tip: null,
  discountCode: "BIKE",
  voucherCode: null,
  points: null,
  memberIdentifier: null,
  changeId: null,
};

test("A take-out order is sent as such until the diner chooses pickup or delivery; then a code for the other is refused at once.", () => {
  expect(setCostsBody([], TAKEOUT).type).toBe("take-out");
  const chosen = { ...TAKEOUT, isTakeoutChosen: true };
  expect(setCostsBody([], chosen).type).toBe("pickup");
  const address = { kind: "delivery-address", address: null, notes: null } as const;
  expect(setCostsBody([], { ...chosen, destination: address })).toMatchObject({
    type: "delivery",
    checkout: { pickup: { delivery: true } },
  });
  expect(setCostsBody([], { ...chosen, type: "dine-in", destination: { kind: "table", tableNum: "12" } }).type).toBe(
    "dine-in",
  );
});
