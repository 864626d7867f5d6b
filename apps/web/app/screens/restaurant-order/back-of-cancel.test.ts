import { expect, test } from "vitest";
import { backOfCancel } from "./back-of-cancel.ts";

const PAID = { method: "credit_card", status: "captured", amount: "6.00", type: "VISA", last4: "4242" } as const;
const COSTS = { totalWithTip: "6.00", voucher: { amount: "0.00" } };
const aDay = (fields: object = {}) =>
  ({
    id: "one",
    costs: COSTS,
    type: "school",
    status: "placed",
    payment: { ...PAID, reference: null },
    refunds: [],
    ...fields,
  }) as never;
const WAITS = { acceptance: { from: "2026-11-30T11:30:00.000Z", until: "2026-11-30T11:45:00.000Z", acceptedAt: null } };
const HELD = { ...WAITS, payment: { ...PAID, status: "authorised", reference: null } };
const OTHER = { id: "other", status: "placed" } as const;

test("school#account-credit: A cancelled day becomes credit if a card or credit paid it, and not if it is billed.", () => {
  expect(backOfCancel(aDay(), [])).toBe("credit");
  expect(backOfCancel(aDay({ payment: { ...PAID, last4: null, fromCredit: "6.00" } }), [])).toBe("credit");
  expect(backOfCancel(aDay({ payment: { ...PAID, method: "invoice", status: "invoiced", last4: null } }), [])).toBe(
    null,
  );
});

test("payment#held: The card of a waiting day is not charged if no other order of the payment stands.", () => {
  expect(backOfCancel(aDay(HELD), [])).toBe("card");
  expect(backOfCancel(aDay(HELD), [{ ...OTHER, status: "cancelled" }])).toBe("card");
  expect(backOfCancel(aDay(HELD), [OTHER])).toBe("credit");
});

test("Any other order goes back to its card, and an unpaid one nowhere.", () => {
  expect(backOfCancel(aDay({ type: "pickup" }), [])).toBe("card");
  expect(backOfCancel(aDay({ type: "pickup", payment: { ...PAID, last4: null, status: "on-premise" } }), [])).toBe(
    null,
  );
});
