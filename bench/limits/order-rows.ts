import pg from "pg";
import type { OrderRows, RowData } from "./bare-insert.ts";

const TABLES = ["orders", "order_lines", "order_events"] as const;

/** The schema in which the limit is measured, beside the product's own tables. */
export const LIMIT_SCHEMA = "bench";

/** Reads the rows of an order that stands, and makes empty tables of the same shape for the limit. */
export async function copyOrderShape(databaseUrl: string, orderId: string): Promise<OrderRows> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create schema if not exists ${LIMIT_SCHEMA}`);
    for (const table of TABLES) {
      await client.query(`create table if not exists ${LIMIT_SCHEMA}.${table} (like public.${table} including all)`);
    }
    const rowsOf = async (table: string, key: string) => {
      const { rows } = await client.query<RowData>(`select * from public.${table} where ${key} = $1`, [orderId]);
      return rows.map(withJsonAsText);
    };
    return {
      orders: await rowsOf("orders", "id"),
      order_lines: await rowsOf("order_lines", "order_id"),
      order_events: await rowsOf("order_events", "order_id"),
    };
  } finally {
    await client.end();
  }
}

/** The client reads JSON into values and would write arrays of them as arrays of PostgreSQL. */
function withJsonAsText(row: RowData): RowData {
  const isJson = (value: unknown) => typeof value === "object" && value !== null && !(value instanceof Date);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
  );
}
