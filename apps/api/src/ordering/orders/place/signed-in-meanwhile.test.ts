import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../../testing/grill.ts";
import { login, register, type SignedIn } from "../../../testing/people.ts";
import { aCard, aSubmit, submit } from "../../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, notices, orders, idempotency_keys, payments");
});

/** Creates a guest with a cart, and a function that signs in on the same browser. */
async function aBrowser() {
  const asked = { items: [line(11)], type: "dine-in" };
  const guest = { cookie: cookiesOf(await call("/api/orders/set-costs", asked, AT_THE_GRILL)) };
  const signIn = async () => {
    const { headers } = await register(test, { email: "noor@example.ca" }, guest);
    return { ...headers, cookie: `${guest.cookie}; ${headers.cookie}` };
  };
  return { guest, signIn };
}

describe("people#guest-orders: a checkout that was begun before signing in", () => {
  it.each(["paid at the table", "by card"])("gets the first answer, and places nothing twice: %s", async (how) => {
    const { guest, signIn } = await aBrowser();
    const key = randomUUID();
    const card = how === "by card" && { paymentMethod: "credit_card", card: await aCard(test) };
    const body = aSubmit({ items: [STEAK], checkout: { contact: { full_name: "Noor Haddad" }, ...card } });
    const first = await submit(test, body, { key, headers: guest });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const person = await signIn();
    const again = await submit(test, body, { key, headers: person });
    expect({ status: again.status, id: again.body.order?.id }).toEqual({ status: 201, id: first.body.order.id });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await submit(test, aSubmit(), { key, headers: person })).status).toBe(422);
    const found = await call(`/api/orders/reference/${key}`, undefined, { ...AT_THE_GRILL, ...person });
    expect(found.body.order).toMatchObject({ id: first.body.order.id, yours: true });
    expect((await pool.query("select from orders")).rowCount).toBe(1);
  });

  it("is still in progress for the signed-in person while the guest's card is authorised", async () => {
    const { guest, signIn } = await aBrowser();
    const [key, body] = [randomUUID(), aSubmit({ items: [STEAK] })];
    await submit(test, body, { key, headers: guest });
    await pool.query(
      "update idempotency_keys set lease = gen_random_uuid(), lease_until = now() + interval '1 minute'",
    );
    await emptyTables(pool, "orders");
    const person = await signIn();
    const asked = await submit(test, body, { key, headers: person });
    expect({ status: asked.status, code: asked.body.code }).toEqual({ status: 409, code: "in_progress" });
    // The lease of the crashed server's checkout has expired: the checkout starts again as the person's.
    await pool.query("update idempotency_keys set lease_until = now() - interval '1 minute'");
    const anew = await submit(test, body, { key, headers: person });
    expect(anew.status, JSON.stringify(anew.body)).toBe(201);
    expect((await pool.query("select scope from idempotency_keys")).rows).toEqual([
      { scope: expect.stringMatching(/^user /) },
    ]);
  });

  it.each(["accessToken", "operatorToken"])(
    "is the same request with another session's %s in its body",
    async (name) => {
      const { guest } = await aBrowser();
      const [key, body] = [randomUUID(), aSubmit()];
      const sends = (token: string, { data } = body) =>
        submit(test, { ...body, [name]: token, data: { ...data, [name]: token } }, { key, headers: guest });
      const first = await sends("before");
      expect(first.status, JSON.stringify(first.body)).toBe(201);
      const again = await sends("after");
      expect(again).toMatchObject({ status: 201, body: { order: { id: first.body.order.id } } });
      expect((await sends("after", aSubmit({ items: [STEAK] }))).status).toBe(422);
    },
  );

  it("is the same request after another sign-in, although its body has the new session's token", async () => {
    const { guest, signIn } = await aBrowser();
    const [key, body] = [randomUUID(), aSubmit()];
    await signIn();
    const sends = ({ self, cookie }: SignedIn) => submit(test, { ...body, ...self }, { key, headers: { cookie } });
    const first = await sends(await login(test, "noor@example.ca", undefined, guest));
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const again = await sends(await login(test, "noor@example.ca", undefined, guest));
    expect(again).toMatchObject({ status: 201, body: { order: { id: first.body.order.id } } });
  });

  it("is not found by its key from another browser", async () => {
    const { guest } = await aBrowser();
    const [key, body] = [randomUUID(), aSubmit({ items: [STEAK] })];
    const first = await submit(test, body, { key, headers: guest });
    const { signIn } = await aBrowser();
    const other = await submit(test, body, { key, headers: await signIn() });
    expect(other.status, JSON.stringify(other.body)).toBe(201);
    expect(other.body.order.id).not.toBe(first.body.order.id);
  });
});
