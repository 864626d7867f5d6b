import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { BackupContents, BackupTable } from "./contents.ts";
import { keyOf } from "./contents.ts";

/**
 * Lists all tables with their columns, except generated columns. Skips the schema `jobs`, the job queue of
 * older releases: work is recorded by due rows only. decision 015.
 */
const listTablesStatement = statement({
  name: "list tables to back up",
  text: `select n.nspname::text as schema, c.relname::text as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
           (select coalesce(array_agg(distinct rn.nspname || '.' || r.relname), '{}') from pg_constraint f
              join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
            where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid)::text[] as "refersTo"
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
           and n.nspname not in ('pg_catalog', 'information_schema', 'jobs')
           and (n.nspname, c.relname) <> ('public', 'schema_migrations')
           and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
         order by n.nspname, c.relname`,
  params: {},
  row: { schema: "text", name: "text", columns: "text[]", refersTo: "text[]" },
});

/** Lists the tables to back up in restore order: referenced tables first. */
export async function listTables(db: Queryable): Promise<BackupTable[]> {
  let left = await listTablesStatement.rows(db, {});
  const ordered: BackupTable[] = [];
  while (left.length > 0) {
    const waiting = new Set(left.map(keyOf));
    const free = left.filter(({ refersTo }) => !refersTo.some((other) => waiting.has(other)));
    if (free.length === 0) throw new Error(`Circular foreign keys between tables: ${[...waiting].join(", ")}.`);
    for (const { schema, name, columns } of free) ordered.push({ schema, name, columns: [...columns] });
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

const listSequencesStatement = statement({
  name: "list sequences to back up",
  text: `select schemaname::text as schema, sequencename::text as name, coalesce(last_value, 0) as value from pg_sequences
         where schemaname not in ('jobs') and last_value is not null order by schemaname, sequencename`,
  params: {},
  row: { schema: "text", name: "text", value: "int8" },
});

export function listSequences(db: Queryable): Promise<BackupContents["sequences"]> {
  return listSequencesStatement.rows(db, {});
}

const setSequenceStatement = statement({
  name: "set sequence",
  text: "select setval(format('%I.%I', :schema::text, :name::text)::regclass, :value) as value",
  params: { schema: "text", name: "text", value: "int8" },
  row: { value: "int8" },
});

export async function setSequence(db: Queryable, sequence: BackupContents["sequences"][number]): Promise<void> {
  await setSequenceStatement.one(db, sequence);
}

const momentStatement = statement({
  name: "moment of a snapshot",
  text: "select now() as moment, current_setting('server_version') as postgres",
  params: {},
  row: { moment: "timestamptz", postgres: "text" },
});

export function momentOfSnapshot(db: Queryable): Promise<{ moment: Date; postgres: string }> {
  return momentStatement.one(db, {});
}

const countStatement = statement({
  name: "count restaurants and orders",
  text: "select (select count(*) from restaurants) as restaurants, (select count(*) from orders) as orders",
  params: {},
  row: { restaurants: "int8", orders: "int8" },
  crosses: "backup: counts all restaurants and orders",
});

export function countRestaurantsAndOrders(db: Queryable): Promise<{ restaurants: number; orders: number }> {
  return countStatement.one(db, {});
}
