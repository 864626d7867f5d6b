import { type CallAccess, contract } from "@comptoir/contract";
import { KEY_SCOPES } from "@comptoir/ordering";
import { beforeEach, describe, expect, it } from "vitest";
import type { Api } from "../entry/api.ts";
import { KEY_CALLS_A_MINUTE } from "../people/key-limit.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { GRILL, STEAK } from "../testing/grill.ts";
import { aKey, type TestKey } from "../testing/keys.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { callOf } from "../testing/test-api.ts";
import { openThreeServers } from "../testing/three-servers.ts";

/*
 * Goal: the keys of one restaurant reach nothing of another's, and a key that is removed, has ended, or was for tests is
 * out on all servers at once. Method: three servers on one database. Every call of the contract for keys is made by keys
 * of another restaurant, one with each scope and one with all.
 */
const servers = await openThreeServers();
const { apis, call, clock, load, pool } = servers;
const NOW = "2026-11-20T17:00:00Z";
clock.set(NOW);
const SANDBOX = { ...GRILL.restaurant, hours: [], payment_processor: "sandbox" };
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });
await load({ ...GRILL, restaurant: { ...SANDBOX, id: 8, slug: "elsewhere" } });
const placed = await submit(servers, aSubmit({ items: [STEAK], checkout: { contact: { full_name: "Vic Tim" } } }));
const orderId: string = placed.body.order.id;

type Call = CallAccess & {
  readonly method: string;
  readonly path: string;
  readonly request: {
    readonly body?: { readonly content: { readonly "application/json": { readonly example: object } } };
  };
};
const OF_KEYS = Object.values(contract)
  .flatMap((room) => Object.entries(room) as unknown as [string, Call][])
  .filter(([, route]) => String(route["x-roles"]) === "key");

const onEach = <Result>(ask: (on: typeof call) => Promise<Result>) => Promise.all(apis.map((api) => ask(callOf(api))));
const venueOf = (key: TestKey, on = call) => on("/api/v1/venue", undefined, key.headers);
const statuses = (key: TestKey) => onEach(async (on) => (await venueOf(key, on)).status);

beforeEach(async () => {
  clock.set(NOW);
  await emptyTables(pool, "staff, staff_acts, api_keys, rate_limits");
});

/** Makes a call with its example, about the order of the grill. */
async function make({ method, path, request }: Call, { headers }: TestKey, restaurantId?: string) {
  const body = request.body?.content["application/json"]?.example;
  const answer = await (apis[1] as Api).fetch(
    new Request(`http://comptoir.test/api${path.replace("{id}", orderId).replace("{day}", "2026-11-20")}`, {
      method: method.toUpperCase(),
      headers: {
        ...headers,
        "idempotency-key": "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
        ...(body ? { "content-type": "application/json" } : {}),
        ...(restaurantId === undefined ? {} : { "x-restaurant-id": restaurantId }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  return { status: answer.status, text: await answer.text() };
}

describe("Promise 61: the keys of another restaurant", () => {
  const rowsOfGrill = async () =>
    (
      await pool.query(
        `select json_build_array(
           (select json_agg(o order by id) from orders o where restaurant_id = '7'),
           (select json_agg(r) from restaurants r where restaurant_id = '7'),
           (select json_agg(m) from restaurant_menus m where restaurant_id = '7'),
           (select json_agg(s) from sold_out_marks s where restaurant_id = '7'),
           (select json_agg(a order by id) from staff_acts a where restaurant_id = '7'),
           (select json_agg(v order by sequence) from venue_events v where restaurant_id = '7'))::text as rows`,
      )
    ).rows[0].rows;

  it.each(OF_KEYS)("reach nothing of this one by %s, with any scope", async (_, route) => {
    const before = await rowsOfGrill();
    for (const scopes of [KEY_SCOPES, ...KEY_SCOPES.map((one) => [one])]) {
      const stranger = await aKey(servers, { restaurantId: "8", scopes });
      const named = await make(route, stranger, "7");
      expect([named.status, JSON.parse(named.text).code]).toEqual([403, "not_allowed"]);
      const { status, text } = await make(route, stranger);
      for (const one of ["Vic Tim", orderId, "the-grill"]) expect(text).not.toContain(one);
      if (route.path.includes("{id}")) expect([403, 404]).toContain(status);
    }
    expect(await rowsOfGrill()).toBe(before);
  });
});

describe("Promise 61: keys on three servers", () => {
  it("are out on each by the next call: removed by a manager, ended, or of a trial that is over", async () => {
    const boss = await aStaffMember(servers, { name: "Boss", role: "manager" });
    const [first, second] = [await aKey(servers, { name: "Old" }), await aKey(servers, { name: "New" })];
    expect(await statuses(first)).toEqual([200, 200, 200]);
    expect(await statuses(second)).toEqual([200, 200, 200]);
    const removal = new Request(`http://comptoir.test/api/staff/keys/${first.id}`, {
      method: "DELETE",
      headers: boss.headers,
    });
    expect((await (apis[0] as Api).fetch(removal)).status).toBe(204);
    expect(await statuses(first)).toEqual([401, 401, 401]);
    expect(await statuses(second)).toEqual([200, 200, 200]);

    const short = await aKey(servers, { endsAt: new Date("2026-11-20T17:10:00Z") });
    clock.set("2026-11-20T17:09:59.999Z");
    expect(await statuses(short)).toEqual([200, 200, 200]);
    clock.set("2026-11-20T17:10:00Z");
    expect(await statuses(short)).toEqual([401, 401, 401]);

    const trial = await aKey(servers, { restaurantId: "8", mode: "test" });
    expect(await statuses(trial)).toEqual([200, 200, 200]);
    await load({ ...GRILL, restaurant: { ...SANDBOX, id: 8, slug: "elsewhere", payment_processor: "payOnPremise" } });
    const refused = await onEach((on) => venueOf(trial, on));
    expect(refused.map(({ body }) => body.code)).toEqual(["key_refused", "key_refused", "key_refused"]);
    expect(refused[0]?.body.message).toContain("test key");
    await load({ ...GRILL, restaurant: { ...SANDBOX, id: 8, slug: "elsewhere" } });
  });

  it("are read from no body, no address and no malformed header, and say which of these is missing", async () => {
    const { key } = await aKey(servers);
    const sent: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${key}x` },
      { authorization: `Bearer ${key.slice(0, -1)}` },
      { authorization: "Bearer cpt_live_" },
      { authorization: `Basic ${key}` },
    ];
    const codes = await Promise.all(
      sent.map(async (headers) => (await call(`/api/v1/venue?key=${key}`, undefined, headers)).body.code),
    );
    expect(codes).toEqual(["key_refused", "key_refused", "key_refused", "key_refused", "key_refused"]);
    const inBody = await call("/api/v1/venue/resume", { token: key });
    expect([inBody.status, inBody.body.code]).toEqual([401, 201]);
  });

  it("that are removed while many of their calls run leave every call answered, and none after the removal allowed", async () => {
    for (let round = 0; round < 3; round += 1) {
      const key = await aKey(servers);
      const calls = Array.from({ length: 30 }, (_, index) =>
        callOf(apis[index % apis.length] as Api)(
          index % 2 === 0 ? "/api/v1/venue/resume" : "/api/v1/venue/pause",
          index % 2 === 0 ? {} : { minutes: 5 },
          key.headers,
        ),
      );
      await pool.query("delete from api_keys where id = $1", [key.id]);
      const after = await statuses(key);
      const answers = await Promise.all(calls);
      expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
      expect(after).toEqual([401, 401, 401]);
      // Each act that was done is in the history by the name of the key, which is gone.
      const { rows } = await pool.query("select distinct staff_name, device_name from staff_acts where staff_id = $1", [
        key.id,
      ]);
      for (const row of rows)
        expect(row).toEqual({ staff_name: expect.stringContaining("System"), device_name: "API" });
    }
  });

  it("record their last use to a quarter of an hour", async () => {
    const key = await aKey(servers);
    const used = async () =>
      (await pool.query("select last_used_at from api_keys")).rows[0].last_used_at?.toISOString();
    expect(await used()).toBeUndefined();
    await statuses(key);
    expect(await used()).toBe("2026-11-20T17:00:00.000Z");
    clock.set("2026-11-20T17:14:59Z");
    await statuses(key);
    expect(await used()).toBe("2026-11-20T17:00:00.000Z");
    clock.set("2026-11-20T17:15:00Z");
    await statuses(key);
    expect(await used()).toBe("2026-11-20T17:15:00.000Z");
  });

  it("make 600 calls a minute on all servers together; another key is not slowed", async () => {
    const [busy, other] = [await aKey(servers), await aKey(servers)];
    expect((await venueOf(busy)).status).toBe(200);
    await pool.query("update rate_limits set points = $1 where key like 'api key %'", [KEY_CALLS_A_MINUTE - 2]);
    const answers = await onEach((on) => venueOf(busy, on));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const late = answers.find(({ status }) => status === 429);
    expect(Number(late?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await venueOf(other)).status).toBe(200);
  });
});
