import pg from "pg";

/** Runs one piece of work on a connection of its own. */
export async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks fails the statement that waits for it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await act(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
