import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { tidy } from "../entry/background/tidy.ts";
import { writeNoticesOfEvents } from "../ordering/orders/notices/order-notices.store.ts";
import { allRows } from "../testing/all-rows.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { GRILL, STEAK } from "../testing/grill.ts";
import { PASSWORD, register, type SignedIn } from "../testing/people.ts";
import { sandboxLedger } from "../testing/process-payments-now.ts";
import { aCard, aPickup, aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [], payment_processor: "sandbox" } });

const NAME = "Noorelle";
const PHONE = "416-555-0188";
const noor = { email: "noorelle@example.ca", firstName: NAME, lastName: "Haddadine", phoneNumber: PHONE };
const contact = { full_name: `${NAME} Haddadine`, email: noor.email, phone_number: PHONE };
const CHILD = { name: "Zoé", class: "2B", allergies: ["Peanuts"], note: "EpiPen" };
let person: SignedIn;
const addChild = () => call("/api/auth/add-child", { ...person.self, ...CHILD, consent: true }, person.headers);

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, orders, order_lines, order_events, notices, carts");
  person = await register(test, noor);
});

async function order() {
  const card = await aCard(test);
  const checkout = { contact, paymentMethod: "credit_card", card, pickup: { notes: `Ring for ${NAME}` } };
  const answer = await submit(test, aPickup({ checkout }), { headers: person.headers });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order;
}

/** Completes an order. */
const over = (id: string) => pool.query("update orders set status = 'completed' where id = $1", [id]);

const removal = (currentPassword = PASSWORD) =>
  call("/api/auth/delete-account", { ...person.self, currentPassword }, person.headers);

describe("Promise 48: privacy", () => {
  it("people#export: a person's data can be exported, and no other person's", async () => {
    const placed = await order();
    await addChild();
    const stranger = await register(test, { email: "ana@example.ca" });
    const { status, body } = await call("/api/auth/export-data", person.self, person.headers);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ ...noor, registeredAt: "2026-11-20T17:00:00.000Z", consentedAt: null });
    expect(body.children).toMatchObject([{ ...CHILD, consentedAt: "2026-11-20T17:00:00.000Z" }]);
    expect(body.orders).toMatchObject([{ id: placed.id, contact, remarks: { notes: `Ring for ${NAME}` } }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|sandbox_card/);
    const theirs = await call("/api/auth/export-data", stranger.self, stranger.headers);
    expect(theirs.body.orders).toEqual([]);
    expect(theirs.body.children).toEqual([]);
  });

  it("people#deletion: deletes every name, address and phone number in any table, and changes no amount", async () => {
    const placed = await order();
    await over(placed.id);
    await addChild();
    await call(
      "/api/orders/set-costs",
      { items: [STEAK], type: "dine-in" },
      { ...person.headers, "x-restaurant-id": "7" },
    );
    await call("/api/auth/payment-method", { ...person.self, card: await aCard(test) }, person.headers);
    await call(
      "/api/auth/edit-user",
      { ...person.self, password: "Three poutines & 2 Caesars!", currentPassword: PASSWORD },
      person.headers,
    );
    const amounts = async () =>
      (await pool.query("select sum(total_with_tip_cents)::int as cents, count(*)::int as orders from orders")).rows;
    const before = { amounts: await amounts(), ledger: await sandboxLedger(pool) };
    expect(await allRows(pool)).toMatch(/Noorelle/);
    expect((await removal("Three poutines & 2 Caesars!")).status).toBe(204);
    expect(await allRows(pool)).not.toMatch(/noorelle|haddadine|555-?0188|Ring for|Zoé|EpiPen/i);
    expect(await allRows(pool)).not.toContain("sandbox_card_");
    expect({ amounts: await amounts(), ledger: await sandboxLedger(pool) }).toEqual(before);
    const left = await call(`/api/orders/${placed.id}`);
    expect(left.body.order).toMatchObject({ yours: false, costs: placed.costs });
  });

  it("people#deletion: deletes every address that the account had before", async () => {
    const email = "nadia.haddadine@example.ca";
    const changed = await call(
      "/api/auth/edit-user",
      { ...person.self, email, currentPassword: PASSWORD },
      person.headers,
    );
    expect(changed.body.email).toBe(email);
    expect(await allRows(pool)).toMatch(/noorelle@example\.ca/);
    expect((await removal()).status).toBe(204);
    expect(await allRows(pool)).not.toMatch(/noorelle|haddadine/i);
  });

  it("people#deletion: an open order keeps the name for the kitchen until it is completed, without an owner", async () => {
    const [placed, done] = [await order(), await order()];
    await over(done.id);
    const kept = async () =>
      (await pool.query("select id, contact, owner from orders where contact is not null order by placed_at")).rows;
    expect((await removal()).status).toBe(204);
    expect(await kept()).toEqual([{ id: placed.id, contact, owner: "released" }]);
    await writeNoticesOfEvents(pool);
    const { rows: told } = await pool.query("select distinct order_id from notices");
    expect(told, "it is still told when its food is ready").toEqual([{ order_id: placed.id }]);
    expect((await call(`/api/orders/${placed.id}`, undefined, person.headers)).body.order?.yours ?? false).toBe(false);
    const again = await register(test, noor);
    const { body } = await call("/api/auth/get-past-receipts", again.self, again.headers);
    expect(body.receipts, "whoever takes the address next has none of it").toEqual([]);
    await tidy({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect(await kept(), "the kitchen is still at it").toHaveLength(1);
    await over(placed.id);
    await tidy({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect(await kept()).toEqual([]);
    const gone = { ...again.self, currentPassword: PASSWORD };
    expect((await call("/api/auth/delete-account", gone, again.headers)).status).toBe(204);
    expect(await allRows(pool)).not.toMatch(/noorelle|haddadine|555-?0188|Ring for/i);
  });

  it("people#export: is rate-limited", async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 11; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => call("/api/auth/export-data", person.self, person.headers)),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
  });

  it("people#deletion: requires the current password, ends all sessions, and leaves other accounts unchanged", async () => {
    const stranger = await register(test, { email: "ana@example.ca" });
    const checkout = { contact: { full_name: "Ana Roy" }, card: await aCard(test) };
    const theirs = await submit(test, aSubmit({ items: [STEAK], checkout }), { headers: stranger.headers });
    expect((await removal("Not the 1 password!")).body.code).toBe("password_wrong");
    expect((await removal()).status).toBe(204);
    expect((await call("/api/auth/get-comptoir-user-info", person.self, person.headers)).body.code).toBe(201);
    expect((await call("/api/auth/login-native", { email: noor.email, password: PASSWORD })).status).toBe(401);
    const { body } = await call(`/api/orders/${theirs.body.order.id}`, undefined, stranger.headers);
    expect(body.order.yours).toBe(true);
    expect((await register(test, noor)).userId).not.toBe(person.userId);
  });
});
