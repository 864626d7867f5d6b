import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { describeStatement } from "../../testing/describe-statement.ts";
import { loadProductStatements, productSources, textOfSource } from "../../testing/product-statements.ts";
import { type DeclaredStatement, declaredStatements, statement } from "./statement.ts";

const { url } = await testDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

const { rows: types } = await client.query<{ oid: number; name: string }>(
  `select t.oid::int4, coalesce(element.typname || '[]', t.typname) as name
   from pg_type t left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'`,
);
const typeNames = new Map(types.map(({ oid, name }) => [oid, name]));
const { rows: columns } = await client.query<{ id: string }>(
  "select attrelid || '.' || attnum as id from pg_attribute where attnum > 0 and not attnotnull",
);
const nullableColumns = new Set(columns.map(({ id }) => id));

/** Checks a statement against the migrated schema; returns each fault as a sentence. */
async function faultsOf({ name, params, row = {}, compiled }: DeclaredStatement): Promise<string[]> {
  const described = await describeStatement(client, compiled.text);
  if ("refusal" in described) return [`"${name}" is refused: ${described.refusal}.`];
  const nameOf = (type: string | undefined) => type?.replace("?", "");
  const faults: string[] = [];
  compiled.params.forEach((param, index) => {
    const taken = typeNames.get(described.params[index] ?? 0);
    if (taken !== nameOf(params[param]))
      faults.push(`"${name}" declares :${param} ${params[param]}, and it is ${taken}.`);
  });
  for (const { name: column, dataTypeID, tableID, columnID } of described.fields) {
    const answered = typeNames.get(dataTypeID);
    const declared = row[column];
    if (answered !== nameOf(declared)) faults.push(`"${name}" declares ${column} ${declared}, and it is ${answered}.`);
    else if (nullableColumns.has(`${tableID}.${columnID}`) && !declared?.endsWith("?")) {
      faults.push(`"${name}" does not say that ${column} may be null.`);
    }
  }
  for (const column of Object.keys(row).filter((one) => described.fields.every((field) => field.name !== one))) {
    faults.push(`"${name}" declares ${column}, which it does not answer.`);
  }
  return faults;
}

const statements = await loadProductStatements();

/** Files outside `db/` that may send SQL without declaring it, with the reason. */
const SQL_OUTSIDE_DB: Readonly<Record<string, string>> = {
  "apps/api/src/platform/backup/erase-restaurants.ts": "deletes from every table of the catalogue, as it names them",
  "apps/server/src/database/new-database.ts": "makes and renames databases",
  "apps/server/src/database/open-database.ts": "makes the database itself, counts connections",
  "apps/server/src/demonstration.ts": "an advisory lock",
};

/** Declaration that does not match the schema. */
statement({
  name: "test: odd",
  text: "select id, table_num, number, 1 as more from orders where restaurant_id = :restaurantId and number = :number",
  params: { restaurantId: "text", number: "int8" },
  row: { id: "text", table_num: "text", number: "int4", status: "text" },
});
statement({ name: "test: gone", text: "select 1 as one from ordres", params: {}, row: { one: "int4" } });
const [odd, gone] = declaredStatements().slice(-2);

describe("Every statement", () => {
  it("is found", () => {
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(["write orders", "load payments"]));
  });

  it("is declared: nothing else queries the database, except for a few that query none of our tables", () => {
    const asking = productSources.filter(
      (file) => /\.query(?:<[^(]*)?\(/.test(textOfSource(file)) && !file.startsWith("apps/api/src/platform/db/"),
    );
    expect(
      asking.filter((file) => !(file in SQL_OUTSIDE_DB)).map((file) => `${file} sends SQL that is not declared.`),
    ).toEqual([]);
    expect(
      Object.keys(SQL_OUTSIDE_DB)
        .filter((file) => !asking.includes(file))
        .map((file) => `${file} sends none.`),
    ).toEqual([]);
  });

  it.each(statements.map((one) => [one.name, one] as const))("fits the migrated schema: %s", async (_name, one) => {
    expect(await faultsOf(one)).toEqual([]);
  });

  it("is checked against the schema, and a mismatch is named", async () => {
    expect(await faultsOf(odd as DeclaredStatement)).toEqual([
      '"test: odd" declares :number int8, and it is int4.',
      '"test: odd" declares id text, and it is uuid.',
      '"test: odd" does not say that table_num may be null.',
      '"test: odd" declares more undefined, and it is int4.',
      '"test: odd" declares status, which it does not answer.',
    ]);
    expect(await faultsOf(gone as DeclaredStatement)).toEqual([
      '"test: gone" is refused: relation "ordres" does not exist.',
    ]);
  });
});
