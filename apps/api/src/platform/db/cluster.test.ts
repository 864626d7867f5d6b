import { readFileSync } from "node:fs";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { loadProductStatements } from "../../testing/product-statements.ts";

/* What would have to change before a cluster could spread the restaurants' rows is listed in decision 136, and nothing else would. */

const { url } = await testDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());
const statements = await loadProductStatements();

const record = readFileSync(
  new URL("../../../../../docs/decisions/136-what-a-cluster-would-need.md", import.meta.url),
  "utf8",
);
const OF_RESTAURANTS = `(select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attname = 'restaurant_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace)`;
const isRestaurant = (relation: string, numbers: string) => `exists (select from pg_attribute a
  where a.attrelid = ${relation} and a.attnum = any(${numbers}::int2[]) and a.attname = 'restaurant_id')`;

const namesIn = async (text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
const namesOf = (text: RegExp) => statements.filter(({ compiled }) => text.test(compiled.text)).map(({ name }) => name);

const OBSTACLES: Readonly<Record<string, () => Promise<string[]> | string[]>> = {
  "unique across restaurants": () =>
    namesIn(`select indexrelid::regclass::text as name from pg_index i where indisunique
      and indrelid in ${OF_RESTAURANTS} and not ${isRestaurant("indrelid", "indkey")}`),
  "foreign keys without the restaurant": () =>
    namesIn(`select conname as name from pg_constraint where contype = 'f'
      and (conrelid in ${OF_RESTAURANTS} or confrelid in ${OF_RESTAURANTS})
      and not (${isRestaurant("conrelid", "conkey")} and ${isRestaurant("confrelid", "confkey")})`),
  triggers: () => namesIn("select tgname as name from pg_trigger where not tgisinternal"),
  "row locks across restaurants": () =>
    statements
      .filter(({ compiled, crosses }) => crosses && /for (no key )?(update|share)/.test(compiled.text))
      .map(({ name }) => name),
  "identity columns": () =>
    namesIn(`select attrelid::regclass || '.' || attname as name from pg_attribute
      where attrelid in ${OF_RESTAURANTS} and attidentity <> ''`),
  notifications: () => namesOf(/pg_notify/),
  "advisory locks": () => namesOf(/advisory/),
};

it.each(Object.entries(OBSTACLES))("What stands in the way of a cluster is listed: %s", async (obstacle, find) => {
  const line = record.split("\n").find((one) => one.startsWith(`| ${obstacle} |`)) ?? "";
  const listed = [...(line.split("|")[4] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual((await find()).sort());
});
