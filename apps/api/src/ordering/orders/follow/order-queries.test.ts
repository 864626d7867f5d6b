import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { takeDuePayments } from "../../../money/payment/due-payments.store.ts";
import { GRILL, STEAK } from "../../../testing/grill.ts";
import { processPaymentsNow } from "../../../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } });
afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the statements that an action sends, each once, by name or by its first words. */
async function queriesOf(act: () => Promise<unknown>): Promise<Map<string, string>> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await act();
  const sent: unknown[] = query.mock.calls.map(([first]) => first);
  query.mockRestore();
  return new Map(sent.map((one) => (typeof one === "string" ? named({ text: one }) : named(one as pg.QueryConfig))));
}

function named({ name, text }: pg.QueryConfig): [string, string] {
  return [name ?? text.trim().split(/\s+/).slice(0, 3).join(" "), text];
}

type Plan = { "Relation Name"?: string; "Index Name"?: string; "Node Type": string; Plans?: Plan[] };

/** Returns the indexes or scans by which a generic plan finds the rows of a table. */
async function waysTo(table: string, statement: string): Promise<string[]> {
  const { rows } = await pool.query(`explain (generic_plan, format json) ${statement}`);
  const indexes = (plan: Plan): string[] => [plan["Index Name"] ?? [], (plan.Plans ?? []).flatMap(indexes)].flat();
  const scans = (plan: Plan): string[] => {
    const isScan = plan["Relation Name"] === table && plan["Node Type"].endsWith("Scan");
    // A bitmap scan has its indexes below it.
    if (isScan) return [plan["Index Name"] ?? (indexes(plan).length > 0 ? indexes(plan) : plan["Node Type"])].flat();
    return (plan.Plans ?? []).flatMap(scans);
  };
  return scans(rows[0]["QUERY PLAN"][0].Plan);
}

/** Background statements that servers may send at any time. */
const BACKGROUND_STATEMENTS = ["select 1", "give attempts back", "give attempts back once", "tell of order changes"];

const contact = { full_name: "Ada Lovelace" };
const orderByCard = async () => {
  const card = await aCard(test);
  return aSubmit({ items: [STEAK], checkout: { contact, paymentMethod: "credit_card", card } });
};

describe("The database statements of an order", () => {
  it("is few statements: with a card the attempt and its count, the sandbox's own statements, and the order", async () => {
    const body = await orderByCard();
    await submit(test, body);
    const again = await orderByCard();
    const queries = await queriesOf(async () => expect((await submit(test, again)).status).toBe(201));
    for (const name of BACKGROUND_STATEMENTS) queries.delete(name);
    expect([...queries.keys()]).toEqual(["open checkout", "sandbox authorises", "write orders"]);
  });

  it("is three statements for all payments processed concurrently: one each to load, capture and move them", async () => {
    await processPaymentsNow(pool);
    for (let orders = 0; orders < 5; orders += 1) await submit(test, await orderByCard());
    const query = vi.spyOn(pg.Client.prototype, "query");
    await processPaymentsNow(pool);
    const sent: unknown[] = query.mock.calls.map(([first]) => first);
    const names = sent.map((one) => (one as pg.QueryConfig).name).filter((name) => name !== undefined);
    expect(names.filter((name) => !BACKGROUND_STATEMENTS.includes(name))).toEqual([
      "load payments",
      "sandbox moves payments",
      "move payments",
    ]);
    query.mockRestore();
    const { rows } = await pool.query("select distinct status from payments");
    expect(rows).toEqual([{ status: "captured" }]);
  });

  it("finds the order, its payment and its key by index, however many others there are", async () => {
    const body = await orderByCard();
    const placing = await queriesOf(async () => expect((await submit(test, body)).status).toBe(201));
    const processing = await queriesOf(() => processPaymentsNow(pool));
    const statements = ["write orders", "load payments", "move payments"].map(
      (name) => placing.get(name) ?? processing.get(name) ?? "",
    );
    // In production, the planner's statistics on leases are mostly from a moment with few leases. The plan
    // must not depend on them.
    await pool.query(
      `insert into idempotency_keys (restaurant_id, scope, key, body_hash, order_id)
       select restaurant_id, 'another', gen_random_uuid(), '', gen_random_uuid() from restaurants, generate_series(1, 2000)`,
    );
    await pool.query("analyze idempotency_keys");
    const keys = {
      restaurants: ["restaurants_pkey"],
      // The index `payments_leased` finds a checkout's payments by their lease, because they may be at
      // several restaurants.
      payments: ["payments_pkey", "payments_leased"],
      idempotency_keys: ["idempotency_keys_pkey"],
      orders: ["orders_pkey", "orders_by_id", "orders_of_submission"],
    };
    for (const [table, named] of Object.entries(keys)) {
      const ways = (await Promise.all(statements.map((statement) => waysTo(table, statement)))).flat();
      expect(ways.length, table).toBeGreaterThan(0);
      expect(named, table).toEqual(expect.arrayContaining(ways));
    }
  });

  it("finds due payments by their index, however many others are settled", async () => {
    await pool.query(
      `insert into payments (restaurant_id, id, order_id, status, processor, amount_cents, settle_after)
       select restaurant_id, gen_random_uuid(), gen_random_uuid(), 'captured', 'sandbox', 100, now()
       from restaurants, generate_series(1, 20000)`,
    );
    await pool.query("analyze payments");
    const taking = await queriesOf(() => takeDuePayments(pool, 20));
    const ways = await waysTo("payments", taking.get("take due payments") ?? "");
    expect(new Set(ways)).toEqual(new Set(["payments_unsettled", "payments_pkey"]));
  });

  it("finds the ledger entries of the order and of its payment by index, even without statistics of many new entries", async () => {
    const { rows } = await pool.query("select restaurant_id from restaurants limit 1");
    await pool.query(
      `insert into ledger_entries (restaurant_id, at, local_day, kind, payment_id, order_id, accounts, amounts)
       select $1, now(), current_date, 'authorised', gen_random_uuid(), gen_random_uuid(), '{}', '{}' from generate_series(1, 5000)`,
      [rows[0].restaurant_id],
    );
    const one = "select from ledger_entries e where e.restaurant_id = $1 and e.";
    expect(await waysTo("ledger_entries", `${one}payment_id = $2`)).toEqual(["ledger_of_restaurants_payment"]);
    expect(await waysTo("ledger_entries", `${one}order_id = $2`)).toEqual(["ledger_of_restaurants_order"]);
  });
});
