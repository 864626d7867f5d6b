/**
 * The limit of ordering: a process that writes rows of an order's shape through the same client, so many at a time, and does nothing else.
 * Each order is one statement with all its rows, and a transaction of its own: it is on the disk when it is answered.
 */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Answers } from "../load/load.ts";

/** A row by its columns, each value as the client takes it. */
export type RowData = Record<string, unknown>;

/** The rows of one order, by their tables. */
export type OrderRows = {
  readonly orders: readonly RowData[];
  readonly order_lines: readonly RowData[];
  readonly order_events: readonly RowData[];
};

/** What to write, and for how long. */
export type BareInserts = {
  readonly databaseUrl: string;
  /** The schema with tables like the product's, and nothing in them yet. */
  readonly schema: string;
  readonly rows: OrderRows;
  readonly connections: number;
  readonly seconds: number;
};

let numbered = 0;
let pool: pg.Pool | undefined;

process.on("message", async (inserts: BareInserts) => process.send?.(await insertOrders(inserts)));
process.on("disconnect", () => process.exit());

async function insertOrders({ databaseUrl, schema, rows, connections, seconds }: BareInserts): Promise<Answers> {
  pool ??= new pg.Pool({ connectionString: databaseUrl, max: connections });
  const open = pool;
  const text = statementOf(schema, rows);
  const milliseconds: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const insertUntilEnd = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await open.query({ name: "bare order", text, values: valuesOf(rows) });
      milliseconds.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, insertUntilEnd));
  return {
    milliseconds: Float64Array.from(milliseconds),
    seconds: (performance.now() - started) / 1000,
    statuses: { committed: milliseconds.length },
    failures: 0,
  };
}

function statementOf(schema: string, rows: OrderRows): string {
  const parameters: string[] = [];
  const nextParameter = () => {
    parameters.push(`$${parameters.length + 1}`);
    return parameters.at(-1);
  };
  const inserts = Object.entries(rows).map(([table, its]) => {
    const columns = Object.keys(its[0] ?? {});
    const tuples = its.map(() => `(${columns.map(nextParameter).join(", ")})`);
    return `insert into ${schema}.${table} (${columns.join(", ")}) values ${tuples.join(", ")}`;
  });
  const last = inserts.pop();
  return `with ${inserts.map((insert, number) => `insert_${number} as (${insert})`).join(", ")} ${last}`;
}

/** The values of another order of the same shape: only its id and its number are new. */
function valuesOf(rows: OrderRows): unknown[] {
  const orderId = randomUUID();
  numbered += 1;
  const ofOrder = (row: RowData) => Object.values({ ...row, id: orderId, number: numbered });
  const ofPart = (row: RowData) => Object.values({ ...row, order_id: orderId });
  return [...rows.orders.map(ofOrder), ...rows.order_lines.map(ofPart), ...rows.order_events.map(ofPart)].flat();
}
