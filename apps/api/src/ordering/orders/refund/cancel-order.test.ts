import { beforeEach, describe, expect, it } from "vitest";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL } from "../../../testing/grill.ts";
import { processPaymentsNow, sandboxLedger } from "../../../testing/process-payments-now.ts";
import { aCard, aPickup, submit } from "../../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../../testing/test-api.ts";
import { moveOrder } from "./move-order.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const CARD_GRILL = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, payment_processor: "sandbox", order_options: ANY_NUMBER_OPEN },
};

// Each test has its own day with free slots. The clock starts when the grill opens, at 11:00 local time.
let day = 19;
const on = (time: string) => `2026-11-${day}T${time}Z`;
beforeEach(async () => {
  day += 1;
  clock.set(on("16:00:00"));
  await load(CARD_GRILL);
});
const placesTaken = async () =>
  (await pool.query("select sum(taken)::int as taken from slot_counts where slot_starts_at >= $1", [on("00:00:00")]))
    .rows;

/** Returns the cookies that a new guest gets from `set-costs`. */
async function aGuest(): Promise<{ readonly cookie: string }> {
  return { cookie: cookiesOf(await call("/api/orders/set-costs", { type: "pickup", items: [] }, AT_THE_GRILL)) };
}

/** Places an order for 1 p.m. (18:00 UTC) or for another time; null is as soon as possible. */
async function anOrder(guest: { readonly cookie: string }, date: string | null = on("18:00:00")) {
  const card = await aCard(test);
  const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
  const body = aPickup({ date, checkout: { contact, paymentMethod: "credit_card", card } });
  const answer = await submit(test, body, { headers: guest });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order;
}

const cancel = (id: string, guest: { readonly cookie?: string } = {}) =>
  call(`/api/orders/${id}/cancel`, {}, { ...AT_THE_GRILL, ...guest });

describe("A guest cancels an order for a chosen time", () => {
  it("until an hour before it: the payment is returned, the slot capacity is released, and a retry changes nothing", async () => {
    const guest = await aGuest();
    const { id } = await anOrder(guest);
    await api.whenCaughtUp();
    clock.set(on("17:00:00"));
    const { status, body } = await cancel(id, guest);
    expect({ status, order: body.order }).toMatchObject({
      status: 200,
      order: { id, status: "cancelled", yours: true, cancelledByGuest: true },
    });
    expect((await cancel(id, guest)).status).toBe(200);
    await processPaymentsNow(pool);
    expect((await call(`/api/orders/${id}`)).body.order.payment.status).toMatch(/^(voided|refunded)$/);
    expect(await placesTaken()).toEqual([{ taken: 0 }]);
    expect((await pool.query("select count(*)::int from order_events where order_id = $1", [id])).rows).toEqual([
      { count: 2 },
    ]);
  });

  it("not later, not after the kitchen has started it, and not one for as soon as possible", async () => {
    const guest = await aGuest();
    const [late, begun, now] = [await anOrder(guest), await anOrder(guest), await anOrder(guest, null)];
    await moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId: begun.id }, "in-progress");
    for (const { id } of [begun, now]) {
      expect(await cancel(id, guest)).toMatchObject({ status: 409, body: { code: "cancel_too_late" } });
    }
    clock.set(on("17:00:01"));
    expect(await cancel(late.id, guest)).toMatchObject({ status: 409, body: { code: "cancel_too_late" } });
  });

  it("and not another person's: the link gives only read access", async () => {
    const guest = await aGuest();
    const { id } = await anOrder(guest);
    for (const other of [await aGuest(), {}]) {
      expect((await call(`/api/orders/${id}`, undefined, other)).body.order.yours).toBe(false);
      expect(await cancel(id, other)).toMatchObject({ status: 403, body: { code: "not_yours" } });
    }
    expect((await cancel("00000000-0000-4000-8000-000000000000", guest)).status).toBe(404);
    expect((await cancel("none", guest)).status).toBe(404);
    const foreign = await call(
      `/api/orders/${id}/cancel`,
      {},
      { ...AT_THE_GRILL, ...guest, origin: "https://evil.test" },
    );
    expect(foreign.status).toBe(403);
    expect((await call(`/api/orders/${id}`, undefined, guest)).body.order).toMatchObject({
      status: "placed",
      yours: true,
    });
  });

  it("and not an order without an owner", async () => {
    const order = await anOrder({ cookie: "" });
    expect(order.yours).toBe(false);
    expect(await cancel(order.id)).toMatchObject({ status: 403, body: { code: "not_yours" } });
  });

  it("once, however many concurrent calls cancel it", async () => {
    const guest = await aGuest();
    const { id } = await anOrder(guest);
    const before = await sandboxLedger(pool);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id, guest)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await processPaymentsNow(pool);
    const back = await sandboxLedger(pool);
    expect(back.void + back.refund - before.void - before.refund).toBe(1);
    expect(await placesTaken()).toEqual([{ taken: 0 }]);
  });
});
