import pg from "pg";

const NAME = "comptoir presence";

/** A connection that does nothing but be there: it shows others that we use the database, and us that it has gone. */
export type Presence = {
  /** How many other processes are present. */
  countOthers: () => Promise<number>;
  leave: () => Promise<void>;
};

/** Becomes present; `onLost` is called once when the database goes away without our leaving. */
export async function bePresent(url: string, onLost: () => void): Promise<Presence> {
  const client = new pg.Client({ connectionString: url, application_name: NAME, keepAlive: true });
  let isLeaving = false;
  // The end is what counts; an error before it says nothing more.
  client.on("error", () => undefined);
  client.on("end", () => {
    if (!isLeaving) onLost();
  });
  await client.connect();
  return {
    async countOthers() {
      const { rows } = await client.query<{ others: number }>(
        "select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()",
        [NAME],
      );
      return rows[0]?.others ?? 0;
    },
    async leave() {
      isLeaving = true;
      await client.end().catch(() => undefined);
    },
  };
}
