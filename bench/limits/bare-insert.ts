/**
 * The performance limit for orders: a process that only inserts rows of an order's shape, one durable
 * transaction each, with the same client and concurrency.
 */
import pg from "pg";
import type { Answers } from "../load/load.ts";
import { bareOrder } from "./bare-order.ts";
import type { OrderRows } from "./order-rows.ts";

/** The rows to insert, and for how many seconds. */
export type BareInserts = {
  readonly databaseUrl: string;
  readonly schema: string;
  readonly rows: OrderRows;
  readonly connections: number;
  readonly seconds: number;
};

let pool: pg.Pool | undefined;

process.on("message", async (inserts: BareInserts) => process.send?.(await insertOrders(inserts)));
process.on("disconnect", () => process.exit());

async function insertOrders({ databaseUrl, schema, rows, connections, seconds }: BareInserts): Promise<Answers> {
  pool ??= new pg.Pool({ connectionString: databaseUrl, max: connections });
  const open = pool;
  const order = bareOrder(schema, rows);
  const milliseconds: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const insertUntilEnd = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await open.query(order());
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
