import { readFileSync } from "node:fs";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { loadProductStatements } from "../../testing/product-statements.ts";
import { findUnpinned, tablesOfPlan } from "../../testing/restaurants-of-plan.ts";
import { type DeclaredStatement, declaredStatements, statement } from "./statement.ts";

/*
 * Goal: one restaurant's rows could move to a database of their own (decision 021). This test reads each
 * statement's generic plan. Without a `crosses` declaration:
 * - every table with a `restaurant_id` is filtered by one restaurant's id
 * - no such table is joined with tables of people
 */

const { url } = await testDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

/** Tables of accounts, which hold no `restaurant_id`. */
const OF_ACCOUNTS: readonly string[] = [
  "people",
  ...["identities", "sessions", "devices", "cards", "customers", "passkeys"].map((of) => `person_${of}`),
  ...["password_resets", "social_logins", "passkey_challenges", "children", "email_confirmations", "people_gone"],
].map((table) => `public.${table}`);

/** Tables stored with people. An operator's session in a suite belongs to their account's session. */
const OF_PEOPLE: readonly string[] = [...OF_ACCOUNTS, "public.acting_sessions"];

/**
 * Foreign keys between people and restaurants' rows, with their replacement once these are in separate
 * databases.
 */
const KEYS_TO_PEOPLE: Readonly<Record<string, string>> = {
  acting_sessions_restaurant_id_suite_id_fkey:
    "a suite that is gone is found missing when its operator's session is used",
  event_operators_person_id_fkey: "the deletion of an account leaves the address alone",
  event_suites_owner_id_fkey: "the deletion of an account leaves the address alone",
  loyalty_members_person_id_fkey: "the deletion of an account leaves a member without one",
  suite_hosts_person_id_fkey: "the deletion of an account leaves the address alone",
};

/** Tables without a `restaurant_id`, with the reason. */
const OF_NO_RESTAURANT: Readonly<Record<string, string>> = {
  "public.rate_limits": "a visitor is limited wherever they order; each counter is reached by its key",
  ...Object.fromEntries(
    OF_ACCOUNTS.map((table) => [table, "an account is the installation's: it orders everywhere. Decision 033"]),
  ),
  "public.site_address": "one row: where people see the site",
  "public.start_codes": "a code for a restaurant that does not exist yet: reached by its hash",
  "public.slot_counts_deleted": "the moment in which some were, and of whom nothing",
  "public.demonstration_resets": "the demonstration is reset whole",
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

const isBesidePeople = (table: string) => ofRestaurants.has(table) && !OF_PEOPLE.includes(table);

/** Checks a statement's `crosses` declaration against its plan; returns the fault as a sentence, or null. */
async function faultOf({ name, compiled, crosses }: DeclaredStatement): Promise<string | null> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${compiled.text}`);
  const plan = rows[0]["QUERY PLAN"][0].Plan;
  const met = findUnpinned(plan, (table) => ofRestaurants.has(table));
  const said = crosses === undefined ? [] : [crosses].flat();
  const isSaid = said.some((one) => !one.startsWith("people: "));
  if (met.length > 0 && !isSaid) {
    return `"${name}" meets rows of any restaurant in ${met.join(", ")}, and does not say why it crosses them.`;
  }
  if (met.length === 0 && isSaid) return `"${name}" crosses no restaurants, and says that it does.`;
  const tables = tablesOfPlan(plan);
  const people = OF_PEOPLE.filter((table) => tables.has(table));
  const joins = people.length > 0 && [...tables].some((table) => isBesidePeople(table));
  if (joins === said.some((one) => one.startsWith("people: "))) return null;
  return joins
    ? `"${name}" meets ${people.join(", ")} and restaurants' rows, and does not say why it joins them.`
    : `"${name}" joins no people with restaurants' rows, and says that it does.`;
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
const JOINING = {
  "an order with its child": `select from orders o left join children c on c.id = o.child_id and c.name <> ''
    where o.restaurant_id = :restaurantId and o.id = :orderId and (c.id is null or c.class <> '')`,
  "an order with whether its account stands": `select exists (select from people p where 'user ' || p.id::text = o.owner)
    from orders o where o.restaurant_id = :restaurantId and o.id = :orderId`,
  "a session that adds a row to a restaurant's": `with ended as (delete from person_sessions where id = :orderId returning id)
    insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
    select :restaurantId, id, 'test', 'mail', '', '', now(), now() from ended`,
};
const APART = {
  "an account alone": "select from people where id = :orderId and :restaurantId <> ''",
  "an operator's session": `select from acting_sessions a join person_sessions s on s.id = a.session_id
    where a.restaurant_id = :restaurantId and s.id = :orderId`,
};
for (const [how, text] of Object.entries({ ...WHOLE, ...CROSSING, ...JOINING, ...APART })) {
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
    const without = tables.filter(({ restaurants }) => !restaurants);
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

describe("People", () => {
  it.each(Object.keys(JOINING))("are told to be joined with restaurants' rows: %s", async (how) => {
    expect(await faultOf(tried(how))).toContain("does not say why it joins them");
    expect(await faultOf({ ...tried(how), crosses: "people: a reason" })).toBeNull();
    expect(await faultOf({ ...tried(how), crosses: "sweep: a reason" })).toContain("crosses no restaurants");
  });

  it.each([...Object.keys(APART), ...Object.keys(WHOLE)])("are told to be apart from them: %s", async (how) => {
    expect(await faultOf(tried(how))).toBeNull();
    expect(await faultOf({ ...tried(how), crosses: "people: a reason" })).toContain("joins no people");
  });

  it.each(Object.keys(CROSSING))("are not said by another kind of crossing: %s", async (how) => {
    const crosses = ["sweep: a reason", "people: a reason"] as const;
    expect(await faultOf({ ...tried(how), crosses })).toContain("joins no people");
    expect(await faultOf({ ...tried(how), crosses: "people: a reason" })).toContain("meets rows of any restaurant");
  });

  it("are joined by the statements that the record lists, and by no others", () => {
    const record = readFileSync(
      new URL("../../../../../docs/decisions/101-accounts-in-a-database-of-their-own.md", import.meta.url),
      "utf8",
    );
    const [, table = ""] = /\n\| for \|.*\n\|-.*\n((?:\|.*\n)+)/.exec(record) ?? [];
    const listed = [...table.matchAll(/\*([^*|]+)\*/g)].map(([, name]) => name);
    const joining = statements.filter(({ crosses }) =>
      [crosses ?? []].flat().some((one) => one.startsWith("people: ")),
    );
    expect(listed.sort()).toEqual(joining.map(({ name }) => name).sort());
  });

  it("are referred to by no foreign key of restaurants' rows, nor refer to them, but for those that are named", async () => {
    const { rows: keys } = await client.query<{ name: string; ends: [string, string] }>(
      `select c.conname as name, array(select n.nspname || '.' || t.relname from unnest(array[c.conrelid, c.confrelid]) as u (id)
         join pg_class t on t.oid = u.id join pg_namespace n on n.oid = t.relnamespace) as ends
       from pg_constraint c where c.contype = 'f'`,
    );
    const across = keys.filter(
      ({ ends }) => ends.some((end) => OF_PEOPLE.includes(end)) && ends.some((end) => isBesidePeople(end)),
    );
    expect(across.map(({ name }) => name).sort()).toEqual(Object.keys(KEYS_TO_PEOPLE).sort());
  });
});
