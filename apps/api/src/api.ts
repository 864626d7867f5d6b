import type pg from "pg";
import pino from "pino";
import { type ApiApp, createApp } from "./app.ts";
import { openDatabase } from "./db/database.ts";
import { type ApiConfig, type Clock, DEFAULT_CONFIG, type Deps, type Logger } from "./deps.ts";
import { createMetrics } from "./health/metrics.ts";
import { openVenues } from "./venues/venue-cache.ts";

/** What the server brings to an api. The pool stays the server's, who ends it after `stop`. */
export type ApiOptions = {
  readonly pool: pg.Pool;
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly config?: Partial<ApiConfig>;
};

/** What is known of a request beside the request itself. */
export type Peer = { readonly clientAddress?: string | undefined };

/** A running api. */
export type Api = {
  readonly app: ApiApp;
  /** Answers a request. The server says who asks; calls from within the process, such as the site's, say nothing. */
  readonly fetch: (request: Request, peer?: Peer) => Promise<Response>;
  /** Begins the durable work: what orders left to be done after their answers. */
  readonly startJobs: () => Promise<void>;
  /** Waits until changes of restaurants that were committed before the call are what the api answers. */
  readonly settled: () => Promise<void>;
  /** Finishes what has begun and lets go of the database. */
  readonly stop: () => Promise<void>;
};

/** Opens the api on a migrated database. Nothing of it listens: it answers what `fetch` is given. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const logger = options.logger ?? pino({ level: "silent" });
  const database = openDatabase(options.pool);
  const deps: Deps = {
    config: { ...DEFAULT_CONFIG, ...options.config },
    database,
    clock: options.clock ?? (() => new Date()),
    logger,
    metrics: createMetrics(),
    venues: await openVenues(database, logger),
  };
  const app = createApp(deps);
  return {
    app,
    fetch: async (request, peer = {}) => app.fetch(request, peer),
    startJobs: async () => undefined,
    settled: deps.venues.settled,
    stop: async () => {
      await deps.venues.stop();
    },
  };
}
