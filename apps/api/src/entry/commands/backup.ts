import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type pg from "pg";
import { putHomeFilesInPlace } from "../../platform/backup/home-files.ts";
import { noteBackup } from "../../platform/backup/last-backup.ts";
import { fillFromBackup, openBackup } from "../../platform/backup/restore-backup.ts";
import { countRestaurantsAndOrders } from "../../platform/backup/tables.store.ts";
import { writeBackup } from "../../platform/backup/write-backup.ts";
import { hasMigrations } from "../../platform/db/migrate.ts";
import { type Command, CommandRefusal, countOf } from "./command.ts";
import { reconcile } from "./payments-reconcile.ts";

/** `comptoir backup [FILE]`. operations#backup. */
export const backup: Command = {
  name: "backup",
  usage: "[FILE]",
  summary: "Writes a backup of all data to one file, while servers run.",
  details: [
    "The backup has every table as of one moment, and the uploads and the outbox of COMPTOIR_HOME. Servers keep running.",
    "The file is a compressed tar that only its owner can read. It contains people's orders: store it safely, and on another",
    "machine.",
  ].join("\n"),
  takes: [0, 1],
  needs: "maintenance",
  run: async ({ openPool, home, clock, say }, [named]) => {
    const file = resolve(
      named ??
        `comptoir-${clock()
          .toISOString()
          .replace(/[-:]|\..*$/g, "")}Z.tar.gz`,
    );
    if (await stat(file).catch(() => null)) throw new CommandRefusal(`${file} already exists; choose another file.`);
    const { contents, totals } = await writeBackup(await openPool(), { file, home }).catch(refuseFolderFault(file));
    await noteBackup(home, { moment: new Date(contents.moment), file });
    const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
    const orders = totals.tables["public.orders"]?.rows ?? 0;
    say(`${file}: everything as of ${contents.moment}, ${countOf(orders, "order")}, ${countOf(rows, "row")} in all.`);
  },
};

const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "is in a folder that is not there",
  EACCES: "cannot be written",
  EROFS: "cannot be written",
  ENOTDIR: "is in something that is no folder",
  ENOSPC: "does not fit on its disk",
  EDQUOT: "does not fit on its disk",
};

function refuseFolderFault(file: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const fault = FOLDER_FAULTS[error.code ?? ""];
    throw fault === undefined ? error : new CommandRefusal(`${file} ${fault}; no backup was made.`);
  };
}

/** `comptoir restore FILE`. operations#restore. */
export const restore: Command = {
  name: "restore",
  usage: "FILE [--replace]",
  summary: "Restores a backup, and reconciles its payments with the gateways.",
  details: [
    "Restores into an empty database, such as that of a new COMPTOIR_HOME. With --replace, existing data is deleted. No server",
    "may run on the database. The backup may be of an older Comptoir and of another version of PostgreSQL. A new database is",
    "filled and verified, and then replaces the current one at once. A failure before that changes nothing.",
  ].join("\n"),
  options: { replace: { type: "boolean" } },
  takes: [1, 1],
  needs: "maintenance",
  run: async (context, [named = ""], { replace }) => {
    const { openPool, makeNewDatabase, home, say } = context;
    const file = resolve(named);
    const backup = await openBackup(file);
    const present = await openPool();
    if (!replace) await refuseIfFull(present);
    await present.end();
    const fresh = await makeNewDatabase();
    await fillFromBackup(fresh.pool, backup, home);
    await fresh.swapIn();
    await putHomeFilesInPlace(home);
    const orders = backup.totals.tables["public.orders"]?.rows ?? 0;
    say(`Everything is as it was at ${backup.contents.moment}, with ${countOf(orders, "order")}.`);
    await reconcile(context, await openPool(), new Date(backup.contents.moment));
  },
};

async function refuseIfFull(database: pg.Pool): Promise<void> {
  if (!(await hasMigrations(database))) return;
  const { restaurants, orders } = await countRestaurantsAndOrders(database);
  if (restaurants === 0 && orders === 0) return;
  throw new CommandRefusal(
    `The database holds ${countOf(restaurants, "restaurant")} and ${countOf(orders, "order")}. Restore into a new COMPTOIR_HOME, or ` +
      "delete them with --replace. Nothing was changed.",
  );
}
