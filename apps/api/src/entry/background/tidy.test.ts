import { runLength } from "@comptoir/test-kit";
import pino from "pino";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { newGuest } from "../../testing/order-over-http.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { eraseContacts, tidy } from "./tidy.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const said: Record<string, unknown>[] = [];
const logger = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line)) });
const deps = { database: pool, clock: clock.now, logger };
const NOON = "2026-11-20T17:00:00Z";

const withOptions = (options: object) =>
  load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [], order_options: options } });

beforeEach(async () => {
  clock.set(NOON);
  await pool.query(
    "delete from orders; delete from order_events; delete from restaurants; delete from contact_erasures",
  );
  await withOptions({});
});

async function place(headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await submit(test, aSubmit({ items: [STEAK] }), { headers });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order.id as string;
}
const hoursLater = (hours: number) => clock.set(new Date(Date.parse(NOON) + hours * 3_600_000).toISOString());
const orderNow = async (id: string) => (await call(`/api/orders/${id}`)).body.order;

describe("An order that stays open and is not moved", () => {
  it("is completed six hours after it was ready, and not before", async () => {
    const id = await place();
    hoursLater(6.1);
    await tidy(deps);
    expect((await orderNow(id)).status, "it was ready ten minutes after it was placed").toBe("placed");
    hoursLater(6.2);
    await tidy(deps);
    const order = await orderNow(id);
    expect(order.status).toBe("completed");
    expect(order.history.map(({ status }: { status: string }) => status)).toEqual(["placed", "completed"]);
    expect(order.history[1].at).toBe(clock.now().toISOString());
  });

  it("stays where completing it fails, which is said and keeps nothing else from being cleared away", async () => {
    const id = await place();
    await pool.query("insert into rate_limits (key, points, expire) values ('long ago', 1, 1)");
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger fails before update on orders for each row execute function fail()`);
    onTestFinished(async () => void (await pool.query("drop function fail cascade")));
    said.length = 0;
    hoursLater(6.2);
    await tidy(deps);
    expect((await orderNow(id)).status).toBe("placed");
    expect((await pool.query("select from rate_limits where key = 'long ago'")).rowCount).toBe(0);
    expect(said).toMatchObject([{ event: "round_failed", round: "tidy", sweep: "forgotten orders", reason: "broken" }]);
    said.length = 0;
  });

  it("is completed after the hours that its restaurant says, whatever state it was left in", async () => {
    await withOptions({ completes_after_hours: 48 });
    const [placed, ready, cancelled] = [await place(), await place(), await place()];
    await pool.query("update orders set status = 'ready' where id = $1", [ready]);
    await pool.query("update orders set status = 'cancelled' where id = $1", [cancelled]);
    hoursLater(47);
    await tidy(deps);
    expect((await orderNow(placed)).status).toBe("placed");
    hoursLater(49);
    await tidy(deps);
    const statuses = await Promise.all([placed, ready, cancelled].map(async (id) => (await orderNow(id)).status));
    expect(statuses).toEqual(["completed", "completed", "cancelled"]);
  });

  it("is completed once by several servers, all of them however many, and those who follow it are told", async () => {
    const id = await place();
    const many = runLength({ quick: 2_500, full: 50_000 });
    await pool.query(
      `with copies as (
         insert into orders (restaurant_id, id, local_day, number, status, type, placed_at, ready_at, locale, venue, costs,
           explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken)
         select restaurant_id, gen_random_uuid(), local_day, number + n, status, type, placed_at, ready_at, locale, venue, costs,
           explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken
         from orders, generate_series(1, $1) n returning restaurant_id, id, placed_at
       ) insert into order_events select restaurant_id, id, 1, 'placed', placed_at from copies`,
      [many],
    );
    const told: string[] = [];
    const follower = await pool.connect();
    follower.on("notification", ({ payload }) => payload && told.push(payload));
    await follower.query("listen comptoir_order_changes");
    hoursLater(7);
    await Promise.all([tidy(deps), tidy(deps), tidy(deps)]);
    await tidy(deps);
    const { rows } = await pool.query("select status, count(*)::int from orders group by status");
    expect(rows).toEqual([{ status: "completed", count: many + 1 }]);
    const { rows: events } = await pool.query("select count(*)::int as n, max(step) as last from order_events");
    expect(events).toEqual([{ n: 2 * (many + 1), last: 2 }]);
    await vi.waitFor(() => expect(told).toHaveLength(many + 1), { timeout: 10_000 });
    expect(told).toContain(`${id} 7`);
    await follower.query("unlisten *");
    follower.release();
  });
});

describe("What grows has an end", () => {
  it("deletes all expired carts, however many there are, and keeps the others", async () => {
    const many = runLength({ quick: 12_000, full: 300_000 });
    await pool.query(
      `insert into carts (restaurant_id, cart_id, lines, expires_at)
       select '7', 'cart' || n, '[]', case when n <= 10 then $1::timestamptz + interval '1 hour' else $1 end
       from generate_series(1, $2) n`,
      [clock.now(), many],
    );
    hoursLater(0.5);
    await Promise.all([tidy(deps), tidy(deps)]);
    expect((await pool.query("select from carts")).rowCount).toBe(10);
  });

  it("clears away slots, numbers of days, counters and the sandbox's books whose time is over, and no others", async () => {
    await place();
    await pool.query(
      `insert into slot_counts values ('7', '1', $1::timestamptz - interval '61 days', 1), ('7', '1', $1, 1);
       `.replaceAll("$1", `'${NOON}'`),
    );
    await pool.query("insert into order_numbers values ('7', '2026-09-01', 12)");
    await pool.query("insert into rate_limits values ('old', 1, $1), ('new', 1, $2)", [
      clock.now().getTime() - 1,
      clock.now().getTime() + 1,
    ]);
    await pool.query(
      `insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date, saved, created_at)
       select word, 'approve', 'VISA', '4242', '12/29', word like 'saved%', now() - days * interval '1 day'
       from (values ('old', 2), ('new', 0), ('saved', 80), ('saved-old', 91)) as t (word, days)`,
    );
    await pool.query(
      `with made as (
         insert into sandbox_gateway.payments (reference, amount_cents, state, created_at)
         select gen_random_uuid(), 100, 'captured', now() - days * interval '1 day' from (values (91), (89)) as t (days)
         returning reference)
       insert into sandbox_gateway.ledger (reference, kind, amount_cents) select reference, 'capture', 100 from made`,
    );
    await tidy(deps);
    const count = async (table: string) => (await pool.query(`select from ${table}`)).rowCount;
    expect(await count("slot_counts")).toBe(1);
    expect((await pool.query("select local_day::text from order_numbers")).rows).toEqual([{ local_day: "2026-11-20" }]);
    expect((await pool.query("select key from rate_limits")).rows).toEqual([{ key: "new" }]);
    expect((await pool.query("select token from sandbox_gateway.tokens order by 1")).rows).toEqual([
      { token: "new" },
      { token: "saved" },
    ]);
    expect([await count("sandbox_gateway.payments"), await count("sandbox_gateway.ledger")]).toEqual([1, 1]);
  });
});

describe("Promise 48: an order's contact is kept no longer than the restaurant's retention", () => {
  const personal = async () =>
    (
      await pool.query(
        `select local_day::text as day, contact ->> 'full_name' as name, remarks ->> 'notes' as notes, total_with_tip_cents::int as cents
         from orders order by local_day`,
      )
    ).rows;

  it("erases names and notes of the days that are over, and leaves what was ordered and paid", async () => {
    await withOptions({ contact_retention_days: 30 });
    const noted = { contact: { full_name: "Ada Lovelace" }, pickup: { notes: "Ring for Ada" } };
    for (const day of ["2026-10-01", "2026-10-02", "2026-11-20"]) {
      clock.set(`${day}T17:00:00Z`);
      await submit(test, aSubmit({ items: [STEAK], checkout: noted }));
    }
    await eraseContacts(deps);
    const of = (day: string, name: string | null, notes: string | null) => ({ day, name, notes, cents: 2712 });
    expect(await personal()).toEqual([
      of("2026-10-01", null, null),
      of("2026-10-02", null, null),
      of("2026-11-20", "Ada Lovelace", "Ring for Ada"),
    ]);
    clock.set("2026-12-25T17:00:00Z");
    await eraseContacts(deps);
    expect((await personal()).map(({ name }) => name)).toEqual([null, null, null]);
  });

  it("erases them for every other restaurant where one fails, and says which", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 6, slug: "first-grill", hours: [] } });
    for (const id of ["6", "7"]) {
      const config = { restaurantId: Number(id), tableNum: "12" };
      await submit(test, aSubmit({ items: [STEAK], config }), { headers: { "x-restaurant-id": id } });
    }
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger fails before insert on contact_erasures for each row when (new.restaurant_id = '6') execute function fail()`);
    onTestFinished(async () => void (await pool.query("drop function fail cascade")));
    clock.set("2027-11-23T17:00:00Z");
    await eraseContacts(deps);
    const { rows } = await pool.query("select contact ->> 'full_name' as name from orders order by restaurant_id");
    expect(rows).toEqual([{ name: "Ada Lovelace" }, { name: null }]);
    expect(said).toMatchObject([{ event: "round_failed", round: "erase", restaurant_id: "6", reason: "broken" }]);
  });

  it("erases them for a restaurant that was deleted, after the year of one that says nothing", async () => {
    await withOptions({ contact_retention_days: 30 });
    await place();
    await pool.query("delete from restaurants");
    clock.set("2027-11-19T17:00:00Z");
    await eraseContacts(deps);
    expect((await personal()).map(({ name }) => name)).toEqual(["Ada Lovelace"]);
    clock.set("2027-11-23T17:00:00Z");
    await eraseContacts(deps);
    expect((await personal()).map(({ name }) => name)).toEqual([null]);
  });

  it("keeps them for a year where the restaurant says nothing", async () => {
    await place();
    clock.set("2027-11-19T17:00:00Z");
    await eraseContacts(deps);
    expect((await personal()).map(({ name }) => name)).toEqual(["Ada Lovelace"]);
    clock.set("2027-11-23T17:00:00Z");
    await eraseContacts(deps);
    expect((await personal()).map(({ name }) => name)).toEqual([null]);
  });
});

describe("ordering#unpaid-orders: the record of an order that could be cancelled free of charge", () => {
  it("goes a minute after the order stands for good, and an hour after it was cancelled", async () => {
    const minutesLater = (minutes: number) => clock.set(new Date(Date.parse(NOON) + minutes * 60_000).toISOString());
    const guest = newGuest();
    const [open, completed, cancelled] = [await place(guest), await place(guest), await place(guest)];
    await pool.query("update orders set status = 'completed' where id = $1", [completed]);
    await pool.query("update orders set status = 'cancelled' where id = $1", [cancelled]);
    const counted = async () => {
      await tidy(deps);
      const { rows } = await pool.query("select order_id from unpaid_orders where order_id = any($1)", [
        [open, completed, cancelled],
      ]);
      return rows.map(({ order_id }) => order_id).sort();
    };
    minutesLater(0.9);
    expect(await counted()).toEqual([open, completed, cancelled].sort());
    minutesLater(1.1);
    expect(await counted()).toEqual([open, cancelled].sort());
    minutesLater(61);
    expect(await counted()).toEqual([open]);
  });
});
