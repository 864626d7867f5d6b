import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../../testing/grill.ts";
import { login, register, type SignedIn } from "../../testing/people.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });

beforeEach(async () => {
  await emptyTables(pool, "people, rate_limits, orders, order_lines, order_events");
});

/** Places an order as a guest; returns the browser's cookies and the order's id. */
async function aGuestOrders(): Promise<{ readonly cookie: string; readonly id: string }> {
  const costs = { items: [STEAK], type: "dine-in" };
  const cookie = cookiesOf(await call("/api/orders/set-costs", costs, AT_THE_GRILL));
  const placed = await submit(test, aSubmit({ items: [STEAK] }), { headers: { cookie } });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return { cookie, id: placed.body.order.id };
}

const noor = { email: "noor@example.ca" };
/** Returns a person who is signed in at the guest's browser, with the cookies of the person and of the guest. */
const atBrowser = (person: SignedIn, guest: string): SignedIn => ({
  ...person,
  headers: { ...person.headers, cookie: `${guest}; ${person.cookie}` },
});
async function registerAt(guest: string): Promise<SignedIn> {
  return atBrowser(await register(test, noor, { cookie: guest }), guest);
}
const ofGuest = async (who: SignedIn) =>
  (await call("/api/auth/get-guest-orders", who.self, who.headers)).body.orders.map(({ id }: { id: string }) => id);
const claim = (who: SignedIn, mine: boolean) =>
  call("/api/auth/claim-guest-orders", { ...who.self, mine }, who.headers);
const receipts = async (who: SignedIn) =>
  (await call("/api/auth/get-past-receipts", who.self, who.headers)).body.receipts.map(({ id }: { id: string }) => id);
const isYours = async (id: string, headers: Record<string, string>) =>
  (await call(`/api/orders/${id}`, undefined, headers)).body.order.yours;

describe("people#guest-orders: the orders of this browser's guest", () => {
  it("are not claimed by any sign-in, but listed so that the person can claim them", async () => {
    const { cookie, id } = await aGuestOrders();
    const registered = await registerAt(cookie);
    const again = atBrowser(await login(test, noor.email, undefined, { cookie }), cookie);
    for (const person of [registered, again]) {
      expect([await receipts(person), await ofGuest(person)]).toEqual([[], [id]]);
      // The browser that placed the order keeps access to the order's page, which may be open.
      expect(await isYours(id, person.headers)).toBe(true);
    }
    expect(await isYours(id, { cookie })).toBe(true);
  });

  it("are claimed once, also when two tabs claim them", async () => {
    const { cookie, id } = await aGuestOrders();
    const person = await registerAt(cookie);
    const both = await Promise.all([claim(person, true), claim(person, true)]);
    expect(both.map(({ body }) => body.claimed).sort()).toEqual([0, 1]);
    expect((await claim(person, true)).body).toEqual({ claimed: 0 });
    expect([await receipts(person), await ofGuest(person)]).toEqual([[id], []]);
    expect(await isYours(id, { cookie })).toBe(false);
    const info = await call("/api/auth/get-comptoir-user-info", person.self, { ...person.headers, ...AT_THE_GRILL });
    expect(info.body.lastItemsOrdered).toEqual([expect.objectContaining({ id: STEAK.id, quantity: STEAK.quantity })]);
  });

  it("are forgotten by the browser if the person rejects them, and cannot be claimed later", async () => {
    const { cookie, id } = await aGuestOrders();
    const person = await registerAt(cookie);
    const answer = await claim(person, false);
    expect(answer.body).toEqual({ claimed: 0 });
    expect(answer.headers.getSetCookie().join("\n")).toMatch(/comptoir_session=;.*Max-Age=0/i);
    const forgotten = atBrowser(person, "");
    const { rows } = await pool.query("select owner from orders where id = $1", [id]);
    expect(rows[0].owner).not.toMatch(/^user /);
    expect([await receipts(forgotten), await ofGuest(forgotten)]).toEqual([[], []]);
    expect(await isYours(id, forgotten.headers)).toBe(false);
  });

  it("cannot be claimed by another browser", async () => {
    const { id } = await aGuestOrders();
    const stranger = await registerAt((await aGuestOrders()).cookie);
    expect(await ofGuest(stranger)).not.toContain(id);
    await claim(stranger, true);
    expect(await receipts(stranger)).not.toContain(id);
  });

  it("are not listed for a caller who is not signed in", async () => {
    const { cookie } = await aGuestOrders();
    const nobody = { userId: "7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11", token: "x" };
    for (const [path, more] of [["get-guest-orders", {}] as const, ["claim-guest-orders", { mine: true }] as const]) {
      const { status, body } = await call(`/api/auth/${path}`, { ...nobody, ...more }, { cookie });
      expect({ status, code: body.code }).toEqual({ status: 401, code: 201 });
    }
  });
});
