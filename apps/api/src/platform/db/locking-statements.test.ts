import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { loadProductStatements } from "../../testing/product-statements.ts";
import { type DeclaredStatement, declaredStatements, statement } from "./statement.ts";

/*
 * In READ COMMITTED, a statement that waits for a row lock rereads that row only; its other rows may be stale.
 * A statement that locks rows must therefore read nothing else: lock first, then read in a second statement.
 */

const { url } = await testDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

/** Locking statements that read other rows anyway, with the reason why a stale read is harmless. */
const SAFE: Readonly<Record<string, string>> = {
  "book fee given back":
    "ledger_entries, orders, restaurants: the order of a fee that is booked, which stays, and the zone; the payment's own stands in",
  "finish refund of part of a payment": "orders, restaurants: the zone by which its refund is booked",
  "hold forgotten orders": "restaurants: a setting, of which the one before will do",
  "hold orders of payment": "payments: which order one pays is looked at again once it is locked",
  "hold orders to write notices of": "venue_events: an event never changes",
  "hold orders of tab": "suite_orders: its columns read here never change, and a closed tab gets no more rows",
  "hold reader of venue events": "venue_event_sequences: a counter only grows; it waits for no row",
  "join loyalty with an account": "loyalty_members: who has joined stays; it waits for nobody",
  "list open pre-orders of suites": "suite_orders: its columns read here never change; who adds a row holds the suite",
  "note cart of table": "table_people: who sits there under which name is looked at again as their cart is noted",
  "prune ended tables": "table_orders: an ended table gets no more rounds",
  "prune people of ended tables": "table_sessions: a table that has ended stays so",
  "prune ended groups": "table_sessions: a group that has ended stays so",
  "move payments":
    "payments: which order one pays is what the row says as it moves; it holds those it paid before at most",
  "prune notices": "orders: one whose food is made does not go back to being made",
  "prune revocable orders": "orders: one that stands for good, or is over, stays so; it waits for no row",
  "release orders of people who are gone": "people_gone: nobody comes back; it waits for no row",
  "stripe begins payment":
    "stripe_payments: the intent of a bank's question is written before the question, and taken by this statement alone",
  "take due notices": "orders, people, unpaid_orders: whose limit a notice counts against; it waits for no row",
  "take due refunds": "payments: the id and the processor of a payment never change",
  "take ended tab":
    "events: one that had ended hours ago may be moved at this moment; nobody orders on its tab any more",
  "take due webhook deliveries":
    "webhook_deliveries, webhook_endpoints: which are due is checked again on the locked rows; the shares may be off by one take",
  "write orders": "it waits for no person",
};

/** Plan node, with the fields that this test reads. */
type Plan = {
  readonly "Node Type": string;
  readonly "Parent Relationship"?: string;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly Plans?: readonly Plan[];
};

/** Locked aliases: `for update of o`. */
const LOCKED_BY_NAME = /\bfor (?:no key )?(?:update|share) of (\w+)/g;

/** Returns the tables that a statement reads beside the rows it locks or writes; null when it locks none. */
async function readBesideLocks({ text, compiled }: DeclaredStatement): Promise<readonly string[] | null> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${compiled.text}`);
  const named = [...text.matchAll(LOCKED_BY_NAME)].map(([, alias]) => alias);
  const read = new Set<string>();
  const heldUnnamed = new Map<string, string>();
  let locks = false;
  const walk = (node: Plan, isLocked: boolean, written: readonly (string | undefined)[]): void => {
    const { Alias: alias, "Relation Name": table, "Node Type": type, Plans: plans = [] } = node;
    const isBlock = !["SubPlan", "InitPlan"].includes(node["Parent Relationship"] ?? "");
    const inLocked = type === "LockRows" || (isLocked && isBlock);
    locks ||= type === "LockRows";
    const isWriting = type === "ModifyTable";
    // EXPLAIN numbers aliases that occur in several steps.
    const isHeld = inLocked && (named.length === 0 || named.includes(alias?.replace(/_\d+$/, "")));
    if (table && !isWriting && isHeld && named.length === 0) heldUnnamed.set(alias ?? table, table);
    if (table && !isWriting && !isHeld && !written.includes(alias)) read.add(table);
    for (const one of plans) walk(one, inLocked, isWriting ? [...written, alias] : written);
  };
  walk(rows[0]["QUERY PLAN"][0].Plan, false, []);
  // A join must name the tables it locks (`for update of`), else all its tables count as read.
  if (heldUnnamed.size > 1) for (const table of heldUnnamed.values()) read.add(table);
  return locks ? [...read] : null;
}

const statements = await loadProductStatements();

statement({
  name: "test: locks and counts",
  text: `select o.id, (select count(*) from payments p where p.order_id = o.id) as payments
         from orders o where restaurant_id = :restaurantId for update`,
  params: { restaurantId: "text" },
  row: { id: "uuid", payments: "int8?" },
});
statement({
  name: "test: locks in one step and counts in another",
  text: `with held as (select id from orders where restaurant_id = :restaurantId for update)
         update refunds set status = 'refunded' from held, payments p where p.order_id = held.id and p.id = refunds.payment_id`,
  params: { restaurantId: "text" },
});
statement({
  name: "test: locks and looks at its like",
  text: `select id from orders o where restaurant_id = :restaurantId
           and exists (select from orders others where others.submission_id = o.id) for no key update`,
  params: { restaurantId: "text" },
  row: { id: "uuid" },
});
statement({
  name: "test: locks alone",
  text: `with held as (
           select o.id from orders o join unnest(:ids::uuid[]) as given (id) using (id) where restaurant_id = :restaurantId for update of o
         )
         update orders set status = 'ready' from held where restaurant_id = :restaurantId and orders.id = held.id`,
  params: { restaurantId: "text", ids: "uuid[]" },
});
const [counts, inSteps, atItsLike, alone] = declaredStatements().slice(-4) as [
  DeclaredStatement,
  DeclaredStatement,
  DeclaredStatement,
  DeclaredStatement,
];

describe("A statement that locks rows", () => {
  it("reads no other rows, except for the listed statements with a reason", async () => {
    const faults: string[] = [];
    const unused = new Set(Object.keys(SAFE));
    let locking = 0;
    for (const one of statements) {
      const read = await readBesideLocks(one);
      if (read === null) continue;
      locking += 1;
      if (read.length === 0) continue;
      if (!unused.delete(one.name)) {
        faults.push(`"${one.name}" locks rows and reads ${read.join(", ")}: lock first, read in a second statement.`);
      }
    }
    expect(faults).toEqual([]);
    expect([...unused].map((name) => `"${name}" reads nothing beside the rows that it locks.`)).toEqual([]);
    expect(locking).toBeGreaterThan(30);
  }, 60_000);

  it("is found by its plan: a subquery, another step, other rows of the same table", async () => {
    expect(await readBesideLocks(counts)).toEqual(["payments"]);
    expect(await readBesideLocks(inSteps)).toEqual(["payments"]);
    expect(await readBesideLocks(atItsLike)).toEqual(["orders"]);
    expect(await readBesideLocks(alone)).toEqual([]);
  });
});
