import type { Database } from "../../platform/db/database.ts";
import { appliedMigrations, findForeignMigration, hasMigrations, isMigrated } from "../../platform/db/migrate.ts";
import { loadWaitingWork } from "./business-numbers.ts";
import { listOpenRestaurants, loadDatabaseServer, loadUnsent, type OpenRestaurant } from "./installation.store.ts";

/** Due work of one kind: how many rows, and since when the oldest waits, in seconds. */
export type LateWork = { readonly work: string; readonly count: number; readonly oldestSeconds: number };

/** What the database says of an installation. operations#doctor. */
export type DatabaseFacts = {
  readonly version: string;
  readonly major: number;
  readonly bytes: number;
  readonly takesWrites: boolean;
  /** Difference in ms between the database's clock and this machine's; positive if the database is ahead. */
  readonly clockAheadMs: number;
  /** `none`: an empty database; `newer`: a newer release has migrated it, or a file differs. */
  readonly migrations: "none" | "pending" | "newer" | "current";
  /** Null unless all migrations have run, since older tables may lack columns. */
  readonly contents: {
    readonly work: readonly LateWork[];
    readonly restaurants: readonly OpenRestaurant[];
  } | null;
};

/** Reads the facts of an installation's database; changes nothing. @param clock this machine's */
export async function inspectDatabase(database: Database, clock: () => Date): Promise<DatabaseFacts> {
  // Opens the connection first, so that its duration does not count as a difference of the clocks.
  await loadDatabaseServer(database, {});
  const before = clock().getTime();
  const { now, ...server } = await loadDatabaseServer(database, {});
  const between = (before + clock().getTime()) / 2;
  const migrations = await migrationsOf(database);
  const isReadable = migrations === "current" || migrations === "newer";
  return {
    ...server,
    clockAheadMs: Math.round(now.getTime() - between),
    migrations,
    contents: isReadable
      ? { work: await loadWork(database), restaurants: await listOpenRestaurants(database, {}) }
      : null,
  };
}

async function migrationsOf(database: Database): Promise<DatabaseFacts["migrations"]> {
  if (!(await hasMigrations(database))) return "none";
  if (!(await isMigrated(database))) return "pending";
  return (await findForeignMigration(await appliedMigrations(database))) === null ? "current" : "newer";
}

/** Kinds whose due time moves with each attempt; `loadUnsent` has their true age. */
const MOVING = ["mail", "text", "delivery"];

async function loadWork(database: Database): Promise<LateWork[]> {
  const waiting = await loadWaitingWork(database, {});
  return [...waiting.filter(({ work }) => !MOVING.includes(work)), ...(await loadUnsent(database, {}))]
    .filter(({ count }) => count > 0)
    .map(({ work, count, oldestSeconds }) => ({ work, count, oldestSeconds }));
}
