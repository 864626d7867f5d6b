import { resolve } from "node:path";
import type pg from "pg";
import { putHomeFilesInPlace } from "../backup/home-files.ts";
import { fillFromBackup, openBackup } from "../backup/restore-backup.ts";
import { countRestaurantsAndOrders } from "../backup/tables.store.ts";
import { hasMigrations } from "../db/migrate.ts";
import { type Command, CommandRefusal, EXIT } from "./command.ts";
import { reconcile } from "./payments-reconcile.ts";
import { countOf } from "./venue-validate.ts";

/** `comptoir restore FILE`. operations#restore. */
export const restore: Command = {
  name: "restore",
  usage: "FILE [--replace]",
  summary: "Puts everything back as a backup has it, and asks the gateways what became of its payments since.",
  details: [
    "Into an empty database, such as that of a new COMPTOIR_HOME; with --replace, what is there is thrown away. No server may",
    "run on it. The backup may be of an older Comptoir and of another PostgreSQL. It is filled beside and takes its place at",
    "once when everything was compared; whatever fails before changes nothing.",
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
    await fresh.takePlace();
    await putHomeFilesInPlace(home);
    const orders = backup.totals.tables["public.orders"]?.rows ?? 0;
    say(`Everything is as it was at ${backup.contents.moment}, with ${countOf(orders, "order")}.`);
    await reconcile(context, await openPool(), new Date(backup.contents.moment));
    return EXIT.ok;
  },
};

async function refuseIfFull(database: pg.Pool): Promise<void> {
  if (!(await hasMigrations(database))) return;
  const { restaurants, orders } = await countRestaurantsAndOrders(database);
  if (restaurants === 0 && orders === 0) return;
  throw new CommandRefusal(
    `The database holds ${countOf(restaurants, "restaurant")} and ${countOf(orders, "order")}. Restore into a new COMPTOIR_HOME, or ` +
      "throw them away with --replace. Nothing was changed.",
  );
}
