import pg from "pg";
import { StartRefusal } from "../start-refusal.ts";

/** An open database: where it is, and how to close it. */
export type OpenDatabase = { url: string; stop: () => Promise<void> };

/** Opens the PostgreSQL of DATABASE_URL, which is not ours to start or stop. */
export async function openGivenDatabase(url: string): Promise<OpenDatabase> {
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    // The address is named without its password.
    throw new StartRefusal(
      `DATABASE_URL: ${host || "the local server"}${pathname} cannot be used: ${reasonOf(error)}. Start that PostgreSQL, correct ` +
        "the address, or leave DATABASE_URL out to use the PostgreSQL that ships with Comptoir.",
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url, stop: async () => undefined };
}

function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error for each.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return (first as Error).message.replace(/\.$/, "");
}
