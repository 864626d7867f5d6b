import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { loadProductStatements } from "../testing/product-statements.ts";
import { findUnpinned } from "../testing/restaurants-of-plan.ts";
import { type DeclaredStatement, declaredStatements, statement } from "./statement.ts";

/*
 * Goal: the rows of one restaurant could lie in a database of their own. Method: PostgreSQL plans every declared statement
 * with its parameters unknown, and the conditions in the plan tell whether a table that has a `restaurant_id` is met for
 * the restaurant of a parameter alone. Decision 021.
 */

const { url } = await testDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

/** Tables without a restaurant, and why they have none. */
const OF_NO_RESTAURANT: Readonly<Record<string, string>> = {
  "public.rate_limits": "a visitor is limited wherever they order; each counter is reached by its key",
  ...Object.fromEntries(
    ["people", "identities", "sessions", "devices", "cards", "customers", "passkeys"]
      .map((of) => `public.${of === "people" ? of : `person_${of}`}`)
      .concat(
        "public.password_resets",
        "public.social_logins",
        "public.passkey_challenges",
        "public.children",
        "public.email_confirmations",
        "public.people_gone",
      )
      .map((table) => [table, "an account is the installation's: it orders everywhere. Decision 033"]),
  ),
  "public.site_address": "one row: where people see the site",
  "public.slot_counts_deleted": "the moment in which some were, and of whom nothing",
  "public.maintenance": "the whole installation is away, or nothing of it",
  "public.stripe_payments": "what a company elsewhere calls a payment: reached by our reference, or by its id there",
  "public.shared_cards": "a card that a company elsewhere keeps for an hour: reached by its name there",
  "public.gateway_events": "a gateway names payments alone; each is worked for the restaurant of its payment",
  "sandbox_gateway.customers": "stands for a company elsewhere",
  "sandbox_gateway.tokens": "stands for a company elsewhere",
  "sandbox_gateway.payments": "stands for a company elsewhere",
  "sandbox_gateway.ledger": "stands for a company elsewhere",
  "sandbox_gateway.refunds": "stands for a company elsewhere",
};

const { rows: tables } = await client.query<{ name: string; restaurants: boolean }>(
  `select n.nspname || '.' || c.relname as name,
     exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'restaurant_id') as restaurants
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`,
);
const ofRestaurants = new Set(tables.filter(({ restaurants }) => restaurants).map(({ name }) => name));

/** What is wrong with what a statement says of whose rows it meets, in a sentence; null when nothing is. */
async function faultOf({ name, compiled, crosses }: DeclaredStatement): Promise<string | null> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${compiled.text}`);
  const met = findUnpinned(rows[0]["QUERY PLAN"][0].Plan, (table) => ofRestaurants.has(table));
  if (met.length > 0 && crosses === undefined) {
    return `"${name}" meets rows of any restaurant in ${met.join(", ")}, and does not say why it crosses them.`;
  }
  return met.length === 0 && crosses !== undefined ? `"${name}" crosses no restaurants, and says that it does.` : null;
}

const WHOLE = {
  "by the restaurant and the id": "select from orders where restaurant_id = :restaurantId and id = :orderId",
  "joined by both": `select from orders o join payments p using (restaurant_id)
    where p.order_id = o.id and o.restaurant_id = :restaurantId and o.id = :orderId`,
  "by a list of restaurants": "select from orders where restaurant_id = any(array[:restaurantId]) and id = :orderId",
};
const CROSSING = {
  "by the id alone": "select from orders where id = :orderId and :restaurantId <> ''",
  "by the restaurant or the id": "select from orders where restaurant_id = :restaurantId or id = :orderId",
  "by another's id": `select from orders o join payments p on p.order_id = o.id
    where o.restaurant_id = :restaurantId and o.id = :orderId`,
  "of all others": "select from orders where restaurant_id <> :restaurantId and id = :orderId",
};
for (const [how, text] of Object.entries({ ...WHOLE, ...CROSSING })) {
  statement({ name: `test: ${how}`, text, params: { restaurantId: "text", orderId: "uuid" } });
}
const tried = (how: string) => declaredStatements().find(({ name }) => name === `test: ${how}`) as DeclaredStatement;
const statements = await loadProductStatements();

describe("Restaurants' rows", () => {
  it.each(statements.map((one) => [one.name, one] as const))(
    "are met for one restaurant, or it is said why not: %s",
    async (_name, one) => expect(await faultOf(one)).toBeNull(),
  );

  it("lie in tables that name the restaurant; each that does not says why", () => {
    const without = tables.filter(({ name, restaurants }) => !restaurants && !/^(jobs|pgboss)\./.test(name));
    expect(
      without
        .map(({ name }) => name)
        .filter((name) => !/migrations$/.test(name))
        .sort(),
    ).toEqual(Object.keys(OF_NO_RESTAURANT).sort());
  });

  it.each(Object.keys(WHOLE))("are told apart: %s", async (how) => {
    expect(await faultOf(tried(how))).toBeNull();
    expect(await faultOf({ ...tried(how), crosses: "sweep: a reason" })).toContain("crosses no restaurants");
  });

  it.each(Object.keys(CROSSING))("are told to be crossed: %s", async (how) => {
    expect(await faultOf(tried(how))).toContain("meets rows of any restaurant");
    expect(await faultOf({ ...tried(how), crosses: "sweep: a reason" })).toBeNull();
  });
});
