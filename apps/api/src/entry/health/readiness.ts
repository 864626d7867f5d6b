import pg from "pg";
import type { Database } from "../../platform/db/database.ts";
import { holdConnection } from "../../platform/db/hold-connection.ts";
import { isMigrated } from "../../platform/db/migrate.ts";
import { limitedTo } from "../../platform/db/open-pool.ts";
import { statement } from "../../platform/db/statement.ts";

export type DatabaseState = "ready" | "migrating" | "unreachable" | "disk_full";

/** Checks the database on its own connection, so that an exhausted pool does not count as unreachable. */
export type Readiness = {
  readonly databaseState: () => Promise<DatabaseState>;
  readonly stop: () => Promise<void>;
};

/** Timeout of the check in ms. promises#promise-53. */
const TIMEOUT_MS = 1_500;

const takesWritesStatement = statement({
  name: "takes writes",
  text: `select not current_setting('transaction_read_only')::bool as "takesWrites"`,
  params: {},
  row: { takesWrites: "bool" },
});

/**
 * Creates the readiness check. Concurrent calls share one query. operations#health. @param isDiskFull whether
 * the database's disk is full; PostgreSQL then answers, but cannot write
 */
export function openReadiness(database: Database, isDiskFull: () => Promise<boolean>): Readiness {
  const own = new pg.Pool({ ...database.options, ...limitedTo(TIMEOUT_MS), max: 1 });
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

/**
 * Returns the database's state. A read-only PostgreSQL counts as unreachable. Its connection is discarded,
 * because after a failover the next one may reach the primary.
 */
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
