import pg from "pg";

/** A row's values by column name, as the database client returns them. */
export type RowData = Record<string, unknown>;

export type OrderRows = {
  readonly orders: readonly RowData[];
  readonly order_lines: readonly RowData[];
  readonly order_events: readonly RowData[];
};

const TABLES = ["orders", "order_lines", "order_events"] as const;

/**
 * Reads the rows of an order, and creates empty tables of the same shape.
 * @param schema the schema of the created tables
 */
export async function copyOrderShape(databaseUrl: string, orderId: string, schema: string): Promise<OrderRows> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create schema if not exists ${schema}`);
    for (const table of TABLES) {
      await client.query(`create table if not exists ${schema}.${table} (like public.${table} including all)`);
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

/** Serializes JSON columns to text, because the client would write arrays as PostgreSQL arrays. */
function withJsonAsText(row: RowData): RowData {
  const isJson = (value: unknown) => typeof value === "object" && value !== null && !(value instanceof Date);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
  );
}
