import pg from "pg";
import type { Database } from "../../platform/db/database.ts";
import { holdConnection } from "../../platform/db/hold-connection.ts";
import { isMigrated } from "../../platform/db/migrate.ts";
import { limitedTo } from "../../platform/db/open-pool.ts";
import { statement } from "../../platform/db/statement.ts";

/** What the database is for this server at this moment. */
export type DatabaseState = "ready" | "migrating" | "unreachable" | "disk_full";

/** Asks how the database is, on a connection of its own: that all others wait for something does not make it unreachable. */
export type Readiness = {
  readonly databaseState: () => Promise<DatabaseState>;
  readonly stop: () => Promise<void>;
};

/** How long the database may take to say that it is there, in milliseconds. promises#promise-53. */
const PATIENCE_MS = 1_500;

const takesWritesStatement = statement({
  name: "takes writes",
  text: `select not current_setting('transaction_read_only')::bool as "takesWrites"`,
  params: {},
  row: { takesWrites: "bool" },
});

/**
 * Opens the connection with the first question. Questions that come while one is asked share its answer. operations#health.
 * @param isDiskFull whether the database's disk is full, where that is known: it may still answer then, and keeps nothing
 */
export function openReadiness(database: Database, isDiskFull: () => Promise<boolean>): Readiness {
  const own = new pg.Pool({ ...database.options, ...limitedTo(PATIENCE_MS), max: 1 });
  own.on("error", () => undefined);
  let asking: Promise<DatabaseState> | null = null;
  return {
    databaseState: () => {
      asking ??= askState(own)
        .catch(() => "unreachable" as const)
        .then(async (state) => ((await isDiskFull()) ? ("disk_full" as const) : state))
        .finally(() => {
          asking = null;
        });
      return asking;
    },
    stop: () => own.end(),
  };
}

/** A PostgreSQL that takes no writes is of no use to a server, and the next connection may lead to another. */
async function askState(own: pg.Pool): Promise<DatabaseState> {
  const { client, release } = await holdConnection(own);
  let isUseful = false;
  try {
    isUseful = (await takesWritesStatement.one(client, {})).takesWrites;
    if (!isUseful) return "unreachable";
    return (await isMigrated(client)) ? "ready" : "migrating";
  } finally {
    release(!isUseful);
  }
}
