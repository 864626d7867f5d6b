import { describe, expect, test } from "vitest";
import { GRILL, line } from "../testing/grill.ts";
import { PASSWORD, register } from "../testing/people.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

const api = await openTestApi();
const { call, load, pool, clock } = api;
clock.set("2026-11-20T17:00:00Z");
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });

/** Extra fields that an attacker adds in the hope that the server stores them. */
const EXTRAS = {
  ...{ suiteOperator: true, role: "operator", isAdmin: true, emailConfirmed: true, points: 9_999, locale_: "xx" },
  ...{ id: "00000000-0000-4000-8000-000000000001", restaurantId: "7", passwordHash: "x", createdAt: "2000-01-01" },
};
/** Adds `__proto__` in the JSON text, since in an object literal it would set the prototype. */
const withPrototype = (body: object) =>
  `{"__proto__": {"suiteOperator": true, "price": "0.01"}, ${JSON.stringify(body).slice(1)}`;

/** Expects that the request was refused as invalid, or accepted without effect of the extra fields. */
const refusedOr = (status: number, taken: number) => expect([400, taken]).toContain(status);

describe("Promise 35: fields that are not asked for", () => {
  test("give a new account no operator role, id, password or points.", async () => {
    for (const [at, body] of [
      ["ada@example.ca", { ...EXTRAS, email: "ada@example.ca", password: PASSWORD }],
      ["bea@example.ca", withPrototype({ email: "bea@example.ca", password: PASSWORD })],
    ] as const) {
      const { status, body: answer } = await call("/api/auth/register-user", body);
      refusedOr(status, 201);
      if (status === 201) expect(answer).toMatchObject({ email: at, suiteOperator: false });
      expect(answer.id).not.toBe(EXTRAS.id);
    }
    const { rows } = await pool.query<{ id: string }>("select id from people where id = $1", [EXTRAS.id]);
    expect(rows).toEqual([]);
  });

  test("do not change the account or its role when a profile is changed.", async () => {
    const victim = await register(api, { email: "victim@example.ca", firstName: "Vic" });
    const cyd = await register(api, { email: "cyd@example.ca" });
    const more = { ...EXTRAS, user: { id: victim.userId }, person_id: victim.userId };
    const { status } = await call(
      "/api/auth/edit-user",
      { ...more, ...cyd.self, firstName: "Changed" },
      { cookie: cyd.cookie },
    );
    refusedOr(status, 200);
    const own = await call("/api/auth/get-comptoir-user-info", cyd.self, { cookie: cyd.cookie });
    expect(own.body).toMatchObject({ id: cyd.userId, suiteOperator: false });
    const theirs = await call("/api/auth/get-comptoir-user-info", victim.self, { cookie: victim.cookie });
    expect(theirs.body).toMatchObject({ id: victim.userId, firstName: "Vic" });
  });

  test("change no price, tax, state or owner of an order.", async () => {
    const soup = {
      ...line(11),
      price: "0.01",
      memberPrice: "0.01",
      basePrice: "0.00",
      tax_rate: { tax1: "0" },
      unit_price: 1,
    };
    const order = aSubmit({ items: [soup] });
    const data = { ...order.data, status: "completed", total: "0.00", userId: "somebody", payment_status: "captured" };
    const { status, body } = await submit(api, {
      ...order,
      data,
      status: "completed",
      number: "999",
      owner: "somebody",
    });
    refusedOr(status, 201);
    const plain = await submit(api, aSubmit());
    if (status !== 201) return;
    expect(body.order.costs).toEqual(plain.body.order.costs);
    expect(body.order).toMatchObject({ status: "placed", payment: plain.body.order.payment });
    expect(body.order.number).not.toBe("999");
  });

  test("send no order to another restaurant than the header's.", async () => {
    await load({
      ...GRILL,
      restaurant: { ...GRILL.restaurant, id: 8, name: "Next Door", slug: "next-door", hours: [] },
    });
    const { status, body } = await submit(api, aSubmit({ config: { restaurantId: 8, tableNum: "12" } }));
    if (status === 201) expect(body.order.restaurant.id).toBe(7);
    else expect(status).toBeLessThan(500);
    const { rows } = await pool.query("select 1 from orders where restaurant_id = '8'");
    expect(rows).toEqual([]);
  });

  test("change no object's prototype.", async () => {
    await call("/api/orders/set-costs", withPrototype({ items: [line(11)], type: "dine-in", tableNum: "12" }), {
      "x-restaurant-id": "7",
    });
    expect(({} as { price?: string; suiteOperator?: boolean }).price).toBeUndefined();
    expect(({} as { suiteOperator?: boolean }).suiteOperator).toBeUndefined();
  });
});
