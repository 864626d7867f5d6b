import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { BackupContents, BackupTable } from "./contents.ts";
import { keyOf } from "./contents.ts";

/**
 * Every table of ours, with the columns that have values of their own. The job queue's are its library's, and are made
 * anew: what is due is found again from the rows that ask for it. decision 015.
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

/** Every table that goes into a backup, in the order in which they may be filled: what others refer to comes first. */
export async function listTables(db: Queryable): Promise<BackupTable[]> {
  let left = await listTablesStatement.rows(db, {});
  const ordered: BackupTable[] = [];
  while (left.length > 0) {
    const waiting = new Set(left.map(keyOf));
    const free = left.filter(({ refersTo }) => !refersTo.some((other) => waiting.has(other)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(", ")}.`);
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

/** The last number that each sequence has given; those that gave none are left out. */
export function listSequences(db: Queryable): Promise<BackupContents["sequences"]> {
  return listSequencesStatement.rows(db, {});
}

const setSequenceStatement = statement({
  name: "set sequence",
  text: "select setval(format('%I.%I', :schema::text, :name::text)::regclass, :value) as value",
  params: { schema: "text", name: "text", value: "int8" },
  row: { value: "int8" },
});

/** Lets a sequence go on after a number. */
export async function setSequence(db: Queryable, sequence: BackupContents["sequences"][number]): Promise<void> {
  await setSequenceStatement.one(db, sequence);
}

const momentStatement = statement({
  name: "moment of a snapshot",
  text: "select now() as moment, current_setting('server_version') as postgres",
  params: {},
  row: { moment: "timestamptz", postgres: "text" },
});

/** When the snapshot was taken, by the database's clock, and from which PostgreSQL. */
export function momentOfSnapshot(db: Queryable): Promise<{ moment: Date; postgres: string }> {
  return momentStatement.one(db, {});
}

const countStatement = statement({
  name: "count restaurants and orders",
  text: "select (select count(*) from restaurants) as restaurants, (select count(*) from orders) as orders",
  params: {},
  row: { restaurants: "int8", orders: "int8" },
  crosses: "backup: of everything",
});

/** How many restaurants and orders a migrated database holds. */
export function countRestaurantsAndOrders(db: Queryable): Promise<{ restaurants: number; orders: number }> {
  return countStatement.one(db, {});
}
