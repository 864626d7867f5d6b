import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { afterCommit } from "../../platform/db/transaction.ts";
import { UNFLUSHED } from "../../platform/db/unflushed.ts";
import { gatherSoon, type Soon } from "../../platform/work/soon.ts";

/** `NOTIFY` channel on which servers announce that printers were changed, or that jobs wait for them. */
export const PRINTING_CHANNEL = "comptoir_printing";

/** The message that printers were added, changed or removed. */
export const PRINTERS_CHANGED = "printers";

const tellStatement = statement({
  name: "tell of printing",
  text: `with ${UNFLUSHED}
         select from unflushed, unnest(:messages::text[]) as message, pg_notify('${PRINTING_CHANNEL}', message) where is_off = 'off'`,
  params: { messages: "text[]" },
});

/** Time in milliseconds for which announcements are batched. */
const BATCH_MS = 5;
const tellers = new WeakMap<Database, Soon<string>>();

function tell(db: Queryable, messages: readonly string[]): void {
  afterCommit(db, (database) => {
    const teller = tellers.get(database) ?? gatherSoon(send(database), () => undefined, BATCH_MS);
    tellers.set(database, teller);
    for (const message of new Set(messages)) teller.add(message);
  });
}

function send(database: Database) {
  return async (messages: readonly string[]) => void (await tellStatement.count(database, { messages }));
}

/**
 * Announces after the commit that jobs wait for printers. Fire and forget: each server looks for waiting jobs once a
 * second, too. printing#polls.
 */
export function tellJobs(db: Queryable, printerIds: readonly string[]): void {
  tell(db, printerIds);
}

/** Announces after the commit that printers were changed. A server that misses it reloads them within ten seconds. */
export function tellPrinters(db: Queryable): void {
  tell(db, [PRINTERS_CHANGED]);
}
