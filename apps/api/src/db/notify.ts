import type { Queryable } from "./database.ts";
import { statement } from "./statement.ts";

const notifyStatement = statement({
  name: "notify",
  text: "select from pg_notify(:channel, :payload)",
  params: { channel: "text", payload: "text" },
});

/** Tells every server that listens on a channel, when the transaction commits. */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await notifyStatement.count(db, { channel, payload });
}
