import { type FixedClock, fixedClock } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import type pg from "pg";
import { afterAll } from "vitest";
import { type Api, createApi } from "../entry/api.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { ApiConfig } from "../platform/settings.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";
import { openPool } from "./serve-api.ts";
import { callOf, type TestApi } from "./test-api.ts";

/**
 * Three servers on one database, each with its own connections and caches, and one clock that the test sets.
 */
export type ThreeServers = {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly clock: FixedClock;
  readonly apis: readonly Api[];
  readonly load: (venue: object) => Promise<void>;
  readonly call: TestApi["call"];
};

/** Admission limits that reject no request. */
const PATIENT = { requestsAtOnce: 1_000, checkoutsAtOnce: 1_000, requestsWaiting: 1_000, waitMs: 60_000 };

/**
 * Opens the servers; stopped after the file's last test. `gatewaysOn` replaces the sandbox with other payment
 * gateways.
 */
export async function openThreeServers(
  config: Partial<ApiConfig> = {},
  gatewaysOn?: (pool: pg.Pool) => PaymentGateways,
): Promise<ThreeServers> {
  const { pool, url } = await testDatabase();
  const clock = fixedClock();
  const pools = [1, 2, 3].map(() => openPool(url, 10));
  const apis = await Promise.all(
    pools.map((own) =>
      createApi({
        pool: own,
        clock: clock.now,
        config: { ...PATIENT, ...config },
        ...(gatewaysOn && { paymentGateways: gatewaysOn(own) }),
      }),
    ),
  );
  afterAll(async () => {
    for (const api of apis) await api.stop();
    for (const own of pools) await own.end();
  });
  let turn = 0;
  return {
    pool,
    url,
    clock,
    apis,
    load: async (venue) => {
      const result = await importVenueFile(pool, venue, { now: clock.now(), isWhole: true });
      if ("faults" in result) throw new Error(JSON.stringify(result.faults));
      await Promise.all(apis.map((api) => api.whenCaughtUp()));
    },
    call: (...asked) => {
      turn += 1;
      return callOf(apis[turn % apis.length] as Api)(...asked);
    },
  };
}
