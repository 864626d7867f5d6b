import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createApi,
  DEFAULT_CONFIG,
  googlePlaces,
  migrate,
  openApplePay,
  openIdentityProviders,
  openMessengers,
  openPaymentGateways,
  openPool,
  openPrinterNetwork,
  openSandboxIdentity,
  saveSiteAddress,
  VERSION,
} from "@comptoir/api";
import { DEMONSTRATION_CHAINS, picturesFolder } from "@comptoir/demo";
import pg from "pg";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { watchDisk } from "./database/disk-watch.ts";
import { openDatabase } from "./database/open-database.ts";
import { type DemonstrationVenue, loadDemonstration } from "./demonstration.ts";
import { giveBackMemory } from "./give-back-memory.ts";
import { watchForBalancer } from "./http/watch-for-balancer.ts";
import { keepResetting } from "./keep-resetting.ts";
import { type Listening, listen } from "./listen.ts";
import type { ProcessOutput } from "./logger.ts";
import { assertPortFree } from "./port.ts";
import { sayStart } from "./say-start.ts";
import { serverNumbers } from "./server-numbers.ts";
import { createSite, type SiteBuild } from "./site.ts";
import { siteOrigin } from "./site-origin.ts";
import { refusalOfStart, StartRefusal } from "./start-refusal.ts";
import { type StaticFiles, serveFolder } from "./static-files.ts";
import type { Tracing } from "./tracing/open-tracing.ts";

const WEB_BUILD = path.resolve(import.meta.dirname, "..", "..", "web", "build");
/** Milliseconds in which a stopping server answers the requests that it has received. */
const FINISH_WITHIN_MS = 4_000;
/** Milliseconds in which the server then sends the answers. */
const SEND_WITHIN_MS = 500;

export type RunningServer = {
  address: string;
  /** Fails the readiness check, but keeps answering until the load balancer has noticed. */
  drain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts everything from the database to the open port, and prints the URLs to open. operations#start. */
export async function runServer(config: Config, { log, say }: ProcessOutput): Promise<RunningServer> {
  await assertPortFree(config);
  const clock = () => new Date();
  const { logger } = log;
  const building = loadBuild();
  // Avoids an unhandled rejection, because `building` is awaited later.
  building.catch(() => undefined);

  // Disposes in reverse order, also if a later step fails.
  const begun = new AsyncDisposableStack();
  try {
    const tracing = await openTracingOf(config, logger);
    begun.defer(() => tracing?.stop());
    const tracer = tracing?.tracer ?? null;
    const disk = config.databaseUrl === null ? watchDisk(config.home, logger) : null;
    begun.defer(() => disk?.stop());
    const database = await openDatabase(config, (reason) => logger.error({ event: "database_down", reason }));
    begun.defer(database.stop);
    const venues = await prepareDatabase(database.sessionUrl, config, clock());
    const pool = openPool(database.url, { connections: config.databaseConnections, waitMs: config.databaseWaitMs });
    pool.on("error", (error) => logger.warn({ reason: error.message }, "an idle database connection was lost"));
    begun.defer(() => pool.end());
    const { build, files } = await building;

    let server: Listening | undefined;
    // Runs after `finish` and `api.stop`, because the API ends event streams last.
    begun.defer(() => server?.close(SEND_WITHIN_MS));
    const { metricsToken, noticeCaps, googlePlacesKey } = config;
    const outbox = path.join(config.home, "outbox");
    const messengers = openMessengers(config, outbox, clock);
    const origin = siteOrigin(config);
    const identityProviders = openIdentityProviders(config.identity);
    // Without a public origin, a sandbox identity provider is available to a developer.
    const isLocalTrial = config.demo && config.publicOrigin === null && Object.keys(identityProviders).length === 0;
    const api = await createApi({
      pool,
      sessionUrl: database.sessionUrl,
      clock,
      logger,
      tracer,
      messengers,
      wallets: { ...config.wallets, applePay: config.wallets.applePay && openApplePay(config.wallets.applePay) },
      paymentGateways: await openPaymentGateways(config.payment, { books: pool, logger }),
      identityProviders,
      ...(isLocalTrial ? { sandboxIdentity: openSandboxIdentity() } : {}),
      config: { metricsToken, noticeCaps: { ...DEFAULT_CONFIG.noticeCaps, ...noticeCaps }, origin },
      printerNetwork: openPrinterNetwork(config.printerNetwork),
      ...(googlePlacesKey === null ? {} : { placesGateway: googlePlaces({ apiKey: googlePlacesKey }) }),
      ...(disk ?? {}),
    });
    begun.defer(api.stop);
    const { cantineHosts, offline, googleMapsKey, securityContact } = config;
    const postedReturnsFrom = identityProviders.apple?.postsFrom ?? null;
    const homeChains = venues.length > 0 ? DEMONSTRATION_CHAINS : [];
    const isErasedNightly = config.isDemoReset && venues.length > 0;
    const shown = {
      cantineHosts,
      homeChains,
      isErasedNightly,
      googleMapsKey,
      postedReturnsFrom,
      offline,
      securityContact,
    };
    const site = createSite({ api, build, files, logger, tracer, ...shown });
    await api.startWork();
    if (isErasedNightly) begun.defer(keepResetting({ pool, url: database.sessionUrl, clock, logger, outbox }).stop);
    const balancer = watchForBalancer(config.drainSeconds);
    const answer: Parameters<typeof listen>[1] = (request, env) => {
      balancer.note(request);
      return site.fetch(request, env);
    };
    await giveBackMemory();
    server = await listen(config, answer, {}, api.unchangedMenu);
    const { address, finish, announceStop } = server;
    api.showNumbers(serverNumbers({ server, pages: site.pages, sharedPages: site.sharedPages, lines: log.lines }));
    begun.defer(() => finish(FINISH_WITHIN_MS));

    await saveSiteAddress(pool, config.publicOrigin ?? address);
    logger.info({ event: "started", version: VERSION, address });
    await sayStart({ database: pool, clock }, { address, publicOrigin: config.publicOrigin, venues }, { log, say });
    return {
      address,
      async drain() {
        api.announceStop();
        announceStop();
        await pause(balancer.drainMs());
      },
      stop: () => begun.disposeAsync(),
    };
  } catch (error) {
    await begun.disposeAsync();
    throw refusalOfStart(error, config.databaseUrl === null ? config.home : "the database");
  }
}

/** Loads OpenTelemetry only if traces are on. operations#traces. */
async function openTracingOf({ tracing }: Config, logger: Logger): Promise<Tracing | null> {
  return tracing && (await import("./tracing/open-tracing.ts")).openTracing(tracing, logger);
}

/** Migrates and fills the database on separate connections without timeouts, since both may take long. */
async function prepareDatabase(url: string, { demo }: Config, now: Date): Promise<DemonstrationVenue[]> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => undefined);
  try {
    await migrate(pool);
    return demo ? await loadDemonstration(pool, now) : [];
  } finally {
    await pool.end();
  }
}

async function loadBuild(): Promise<{ build: SiteBuild; files: StaticFiles[] }> {
  const entry = path.join(WEB_BUILD, "server", "index.js");
  try {
    const [build, ...files] = await Promise.all([
      import(pathToFileURL(entry).href) as Promise<SiteBuild>,
      serveFolder(path.join(WEB_BUILD, "client")),
      serveFolder(fileURLToPath(picturesFolder), "/pictures"),
    ]);
    return { build, files };
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code !== "ENOENT" &&
      (error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND"
    )
      throw error;
    throw new StartRefusal('The site has not been built. Run "npm run build", or start with "npm start".');
  }
}
