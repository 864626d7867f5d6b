import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isFullLength, runLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { checkBooks } from "../../api/src/testing/check-books.ts";
import { endLeases } from "../../api/src/testing/end-leases.ts";
import { layoutOf } from "./database/home.ts";
import { openDatabase } from "./database/open-database.ts";
import { findPostmaster, stopPostmaster } from "./database/postmaster.ts";
import { comptoir } from "./testing/comptoir-process.ts";
import { fillHome } from "./testing/made-home.ts";
import { onDatabase } from "./testing/on-database.ts";
import { letGuestsOrder, type OrderingGuests } from "./testing/ordering-guests.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./testing/server-process.ts";

/*
 * Disaster recovery rehearsal: a backup from the command line while guests order, restored into a new data
 * folder. Uses real processes and real embedded databases.
 */
const folder = await mkdtemp(path.join(tmpdir(), "comptoir-rehearsal-"));
const home = path.join(folder, "home");
const file = path.join(folder, "backup.tar.gz");
/** Guests who order all the time, and their pause between two orders in ms; without it each costs as much as the backup. */
const GUESTS = runLength({ quick: 1, full: 4 });
const BETWEEN_ORDERS_MS = runLength({ quick: 300, full: 50 });
/** Number of old orders that the backup must include. */
const OLD_ORDERS = runLength({ quick: 200, full: 100_000 });
/** Memory limit in MiB. The command line alone uses 145; a backup adds 90 to 110 for any database size. */
const MEMORY_MIB = 320;

const servers: ServerProcess[] = [];
function start(of: string): ServerProcess {
  const server = startServerProcess(of);
  servers.push(server);
  return server;
}

const answered = ({ asked }: OrderingGuests) => asked.flatMap(({ orderId }) => orderId ?? []);

async function orderIds(of: string): Promise<Set<string>> {
  const { rows } = await onDatabase(of, (pool) => pool.query<{ id: string }>("select id from orders"));
  return new Set(rows.map(({ id }) => id));
}

/** SQL that copies the first order under new ids and past days, with its lines and states, as paid in person. */
const AGE = `
  create temporary table old as
    select gen_random_uuid() as id, o.id as of, n from (select * from orders order by placed_at limit 1) o, generate_series(1, $1::int) n;
  insert into orders select copied.* from orders o join old on old.of = o.id,
    jsonb_populate_record(o, jsonb_build_object('id', old.id, 'local_day', date '2020-01-01' + n % 1000,
      'number', 1000 + n / 1000, 'status', 'completed', 'payment_method', 'payOnPremise', 'payment_status', 'on-premise', 'books', 0)) copied;
  insert into order_lines select copied.* from order_lines l join old on old.of = l.order_id,
    jsonb_populate_record(l, jsonb_build_object('order_id', old.id)) copied;
  insert into order_events select copied.* from order_events e join old on old.of = e.order_id,
    jsonb_populate_record(e, jsonb_build_object('order_id', old.id)) copied;
`;

beforeAll(async () => {
  // PostgreSQL runs as another user, which must traverse this folder.
  await chmod(folder, 0o755);
});

afterAll(async () => {
  // A failed test may leave a server or a PostgreSQL running.
  for (const { child } of servers) if (child.exitCode === null) child.kill("SIGKILL");
  for (const name of ["home", "new", "other"]) {
    const left = await findPostmaster(layoutOf(path.join(folder, name)).data);
    if (left !== null) await stopPostmaster(left);
  }
  await rm(folder, { recursive: true, force: true });
});

describe("A backup of a server that takes orders", () => {
  test(
    "contains every order answered before it; restored into a new data folder, its ledger balances and it takes orders. It is not restored while a server runs.",
    async () => {
      await fillHome(home, "demonstration");
      const server = start(home);
      const address = await server.opened;
      const guests = letGuestsOrder(GUESTS, () => address, { betweenOrdersMs: BETWEEN_ORDERS_MS });
      await vi.waitFor(() => expect(answered(guests).length).toBeGreaterThan(8), { timeout: 60_000 });
      await onDatabase(home, (pool) => pool.query(AGE.replaceAll("$1", String(OLD_ORDERS))));
      await mkdir(path.join(home, "uploads"));
      await writeFile(path.join(home, "uploads", "logo.svg"), "<svg/>");

      const before = answered(guests);
      const backup = await comptoir(home, "backup", file);
      expect(backup).toMatchObject({ exit: 0, err: "" });
      expect(backup.peakMib).toBeLessThan(MEMORY_MIB);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const during = answered(guests);
      const inUse = await comptoir(home, "restore", file, "--replace");
      expect(inUse).toMatchObject({
        exit: 1,
        err: "The database is in use. Stop Comptoir first; nothing was changed.\n",
      });
      await vi.waitFor(() => expect(answered(guests).length).toBeGreaterThan(during.length + 4), { timeout: 60_000 });
      await guests.stop();
      await stopServerProcess(server);

      const fresh = path.join(folder, "new");
      const restored = await comptoir(fresh, "restore", file);
      expect(restored).toMatchObject({ exit: 0, err: "" });
      expect(restored.out).toMatch(/^Everything is as it was at .+, with \d+ orders\.$/m);
      const ids = await orderIds(fresh);
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
      expect(ids.size).toBeGreaterThanOrEqual(OLD_ORDERS + before.length);
      expect((await stat(path.join(fresh, "uploads", "logo.svg"))).size).toBe(6);

      const again = start(fresh);
      const reopened = await again.opened;
      // On a busy machine the first readiness check may time out.
      const readiness = async () => (await fetch(`${reopened}/readyz`)).json();
      await vi.waitFor(async () => expect(await readiness()).toMatchObject({ ready: true }), { timeout: 60_000 });
      const next = letGuestsOrder(1, () => reopened);
      await vi.waitFor(() => expect(answered(next).length).toBeGreaterThan(0), { timeout: 60_000 });
      await next.stop();
      await onDatabase(fresh, async (pool) => {
        await endLeases(pool);
        const { captures } = await checkBooks(pool);
        expect(captures).toBeGreaterThanOrEqual(before.length);
      });
      await stopServerProcess(again);
    },
    10 * 60_000,
  );

  test.runIf(isFullLength)(
    "is restored into an empty database only, unless the existing data is to be discarded.",
    async () => {
      const there = path.join(folder, "new");
      // Keeps PostgreSQL running, which each command would start and stop.
      const running = await openDatabase({ databaseUrl: null, home: there });
      onTestFinished(running.stop);
      const full = await comptoir(there, "restore", file);
      expect(full).toMatchObject({ exit: 1, out: "" });
      expect(full.err).toMatch(
        /^The database holds \d+ restaurants and \d+ orders\. Restore into a new COMPTOIR_HOME, or /,
      );

      const damaged = path.join(folder, "damaged.tar.gz");
      await writeFile(damaged, "not a backup");
      const ids = await orderIds(there);
      expect((await comptoir(there, "restore", damaged, "--replace")).exit).toBe(1);
      expect(await orderIds(there)).toEqual(ids);

      expect(await comptoir(there, "restore", file, "--replace")).toMatchObject({ exit: 0, err: "" });
      expect((await orderIds(there)).size).toBeLessThan(ids.size + OLD_ORDERS + 1);
    },
    240_000,
  );
});
