import pino from "pino";
import { afterAll } from "vitest";
import { makeJobs } from "../events/printing/make-jobs.ts";
import { watchPrinting } from "../events/printing/watch-printing.ts";
import { openListener } from "../platform/db/listen.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import type { TestApi } from "./test-api.ts";

/** The work of printing on a test's database, done when the test says so. */
export async function openPrintWork({ pool, clock, api }: Pick<TestApi, "pool" | "clock" | "api">) {
  const logger = pino({ level: "silent" });
  const listener = await openListener(pool, logger);
  afterAll(() => listener.stop());
  const venues = await openVenues(pool, listener);
  /** Lets the API's server know of all printers and of those with jobs, as notifications and the next second do. */
  const tell = async () => {
    const { rows } = await pool.query(
      "select distinct printer_id as id from print_jobs where state in ('queued', 'taken')",
    );
    for (const { id } of [{ id: "printers" }, ...rows])
      await pool.query("select pg_notify('comptoir_printing', $1)", [id]);
    await api.whenCaughtUp();
  };
  return {
    tell,
    /** Makes the jobs of new events. */
    make: async () => {
      await venues.whenCaughtUp();
      await makeJobs({ database: pool, venues });
      await tell();
    },
    /** Does what is due at a time. */
    watch: async () => {
      await watchPrinting({ database: pool, clock: clock.now, logger });
      await tell();
    },
    /** Lets time pass for the jobs: leases, waits, lateness and expiry. */
    pass: (seconds: number) =>
      pool.query(
        `update print_jobs set made_at = made_at - $1::int4 * interval '1 second', expires_at = expires_at - $1::int4 * interval '1 second',
           not_before = not_before - $1::int4 * interval '1 second', lease_until = lease_until - $1::int4 * interval '1 second'`,
        [seconds],
      ),
    /** Lets time pass for the printers' last polls. */
    silence: (seconds: number) =>
      pool.query("update printers set seen_at = seen_at - $1::int4 * interval '1 second'", [seconds]),
  };
}
