import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkBooks } from "../../api/src/testing/check-books.ts";
import { emptyDatabase } from "../../api/src/testing/empty-database.ts";
import { openDeployment } from "./testing/deployment.ts";
import { beforeLastMigration } from "./testing/older-code.ts";
import { letGuestsRoam } from "./testing/roaming-guests.ts";

/*
 * Promise 24 with two versions of the code: the commit before the last migration, and the current one. Too
 * slow for the quick suite, where rolling-restart.test.ts migrates ahead of the current code instead.
 */

const MINUTES = runLength({ quick: 0, full: 10 });
const older = MINUTES > 0 ? await beforeLastMigration() : null;

const MIGRATIONS = "select count(*)::int as count from schema_migrations";

describe.skipIf(older === null)("Promise 24: deploy", () => {
  test(
    "the version before the last migration and the current one run on one database without errors",
    async () => {
      if (older === null) throw new Error("there is no older code");
      const pool = await emptyDatabase();
      let main: string | undefined = older.main;
      const deployment = await openDeployment(pool.options.connectionString ?? "", () => main);
      onTestFinished(async () => {
        await deployment.stop();
        await older.remove();
      });
      await deployment.add();
      await deployment.add();
      const before = (await pool.query(MIGRATIONS)).rows[0].count;
      const diners = letGuestsRoam(4, () => deployment.balancer.origin);
      const third = (MINUTES * 60_000) / 3;
      await pause(third);
      main = undefined;
      // The new server migrates while both older ones run.
      await deployment.add();
      expect((await pool.query(MIGRATIONS)).rows[0].count).toBeGreaterThan(before);
      await deployment.removeOldest();
      await pause(third);
      await deployment.add();
      await deployment.removeOldest();
      await pause(third);
      await diners.stop();
      expect([diners.troubles, diners.cut]).toEqual([[], []]);
      expect(diners.busy.length).toBeLessThan(Math.max(3, diners.orders.length / 10));
      expect(diners.orders.length).toBeGreaterThan(MINUTES * 10);
      const { rows } = await pool.query<{ id: string }>("select id::text from orders");
      expect(rows.map(({ id }) => id).sort()).toEqual(diners.orders.toSorted());
      // Tenders and ledger must agree, whichever version processed an order.
      await checkBooks(pool);
    },
    (MINUTES + 10) * 60_000,
  );
});
