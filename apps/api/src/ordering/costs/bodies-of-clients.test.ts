import { beforeEach, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, STEAK } from "../../testing/grill.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load } = test;
await load(GRILL);
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));

/** The checkout with every field of the specification, blank as a page first sends it. */
const BLANK_CHECKOUT = {
  paymentMethod: "",
  pickup: { delivery: false, dueByDate: null, dueByTime: 12, scheduled: false, prepTime: "10", notes: "" },
  delivery: { type: null },
  contact: { full_name: "", email: "", phone_number: "", password: "" },
  card: { number: "", cvd: "", expiry_date: "", postal_code: "", type: "", token: "", last4: "" },
  invoice: false,
  loyaltyProgram: { userStatus: null },
  memberInfo: { id: "", identifier: "", promos: [], promosApplied: false },
  suitesInfo: { deliveryTime: null, notes: "", tabLimit: null },
  questions: [{ question: "Cutlery?", answer: null }],
};

const RARE = { id: 100, values: [{ id: 101, quantity: 1 }] };

const setCosts = (but: Record<string, unknown>) =>
  call("/api/orders/set-costs", { items: [STEAK], type: "dine-in", ...but }, AT_THE_GRILL);

describe("A body of a client that keeps the specification's fields", () => {
  it.each([
    ["a checkout with nothing filled in", { checkout: BLANK_CHECKOUT }],
    ["a card that is an empty object", { checkout: { card: {} } }],
    ["a tip's fields left blank", { costs: { tip: { type: "percentage", percentageValue: "", amount: "" } } }],
    ["options that are null", { items: [{ id: 13, orderId: 1, quantity: 1, orderOptions: null }] }],
    ["a memo without a value", { items: [{ ...STEAK, orderOptions: [RARE, { memo: true, values: [] }] }] }],
    ["a time without seconds", { date: "2026-11-20T18:30Z" }],
    ["an id as long as venue files may have", { items: [{ ...STEAK, menu_id: "m".repeat(128) }] }],
    [
      "a stranger's identifier and no promo applied",
      { checkout: { memberInfo: { identifier: "x", promosApplied: [] } } },
    ],
    ["a member's number that is a number", { checkout: { memberInfo: { identifier: 1042 } } }],
  ])("is understood with %s", async (_what, but) => {
    const { status, body } = await setCosts(but);
    expect(status, JSON.stringify(body)).toBe(200);
  });

  it("counts a choice whose quantity is null once, and a tip to the cent whatever noise its number has", async () => {
    const sauced = [RARE, { id: 110, values: [{ id: 111, quantity: null, options: null }] }];
    const { body } = await setCosts({
      items: [{ ...STEAK, orderOptions: sauced }],
      costs: { tip: { type: "dollar", amount: 1.1 + 2.2 } },
    });
    expect(body.costs).toMatchObject({ subtotal: "25.50", tip: { amount: "3.30" } });
  });

  it("is ordered from with the answer's own costs, and a checkout that has no card because none is needed", async () => {
    const { body } = await setCosts({});
    const checkout = { ...BLANK_CHECKOUT, contact: { full_name: "Ada Lovelace", email: "", phone_number: "" } };
    const answer = await submit(test, aSubmit({ items: [STEAK], costs: body.costs, checkout }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body.order.costs).toEqual(body.costs);
  });

  it("is ordered from at a table without saying who orders", async () => {
    expect((await submit(test, aSubmit({ items: [STEAK], checkout: null }))).status).toBe(201);
    expect((await submit(test, aSubmit({ items: [STEAK], checkout: BLANK_CHECKOUT }))).status).toBe(201);
  });
});
