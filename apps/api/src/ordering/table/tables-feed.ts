import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { Logger } from "../../platform/settings.ts";
import { repeat } from "../../platform/work/repeat.ts";
import { TABLES_CHANNEL } from "../cart/tell-table.ts";
import { readTableVersions } from "./staff-tables.store.ts";

/** Time in ms for which changes are gathered, so that a busy room costs few reads. */
const GATHER_MS = 150;
/** Interval in ms at which versions are read, to find changes whose notification was lost. table#live. */
const CATCH_UP_MS = 2_000;

/** Feed of the restaurants whose tables the staff follow on this server. */
export type TablesFeed = {
  /** Calls `onChange` after changes of a restaurant's tables. Returns the function that leaves. */
  follow(restaurantId: string, onChange: () => void): () => void;
  stop(): void;
};

type FeedDeps = {
  readonly database: Database;
  readonly listener: Pick<Listener, "subscribe">;
  readonly logger: Logger;
};

/**
 * Opens the feed. A notification of any table has the versions of all followed restaurants read, in one query: it names a
 * session, which may be new. table#by-staff.
 */
export async function openTablesFeed({ database, listener, logger }: FeedDeps): Promise<TablesFeed> {
  const followers = new Map<string, Set<() => void>>();
  const known = new Map<string, string>();
  let waits: NodeJS.Timeout | null = null;

  const read = async () => {
    const followed = [...followers.keys()];
    if (followed.length === 0) return;
    const rows = await readTableVersions(database, followed);
    const versions = new Map(rows.map((row) => [row.restaurantId, row.versions]));
    for (const restaurantId of followed) {
      const now = versions.get(restaurantId) ?? "";
      const before = known.get(restaurantId);
      known.set(restaurantId, now);
      if (before === now) continue;
      for (const onChange of followers.get(restaurantId) ?? []) onChange();
    }
  };
  const soon = () => {
    if (followers.size === 0) return;
    waits ??= setTimeout(() => {
      waits = null;
      // The next round reads them otherwise.
      read().catch((error: Error) => logger.warn({ event: "tables_feed_behind", reason: error.message }));
    }, GATHER_MS).unref();
  };

  await listener.subscribe(TABLES_CHANNEL, { onMessage: soon, onReconnect: soon });
  const catchingUp = repeat(CATCH_UP_MS, "tables-feed", logger, read);
  return {
    follow(restaurantId, onChange) {
      const here = followers.get(restaurantId) ?? new Set();
      followers.set(restaurantId, here.add(onChange));
      soon();
      return () => {
        here.delete(onChange);
        if (here.size > 0 || followers.get(restaurantId) !== here) return;
        followers.delete(restaurantId);
        known.delete(restaurantId);
      };
    },
    stop() {
      void catchingUp.stop();
      if (waits) clearTimeout(waits);
      followers.clear();
    },
  };
}
