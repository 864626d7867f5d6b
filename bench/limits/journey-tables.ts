import pg from "pg";

/** Creates the tables of a bare journey, besides those of its order. */
export async function makeJourneyTables(databaseUrl: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      create table if not exists ${schema}.journey_carts (id text primary key, lines jsonb not null);
      create table if not exists ${schema}.journey_tokens (id uuid primary key, card jsonb not null);
      create table if not exists ${schema}.journey_authorisations (id uuid primary key);
      create table if not exists ${schema}.journey_payments (id uuid primary key, state text not null)`);
  } finally {
    await client.end();
  }
}
