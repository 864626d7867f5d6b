import type { Locale } from "@comptoir/ordering";
import type pg from "pg";
import pino from "pino";
import { ownAnalytics } from "../events/analytics/own-analytics.ts";
import { isOfAccount, isOfVenue, isOfWebhook, type WriteNotice, withReplyTo } from "../events/notices/notice.ts";
import { openPrinterRegistry } from "../events/printing/printer-registry.ts";
import { writeWebhookNotices } from "../events/webhooks/write-webhook-notice.ts";
import type { IdentityProviders } from "../gateways/identity/port.ts";
import type { SandboxIdentity } from "../gateways/identity/sandbox/sandbox-identity.ts";
import type { Messengers } from "../gateways/messengers.ts";
import { type PaymentGateways, sandboxOnly, withTimeouts } from "../gateways/payment/payment-gateways.ts";
import { embeddedPlaces } from "../gateways/places/embedded/embedded-places.ts";
import type { PlacesGateway } from "../gateways/places/port.ts";
import { NO_PRINTER_NETWORK, type PrinterNetwork } from "../gateways/printer/printer-network.ts";
import { THE_INTERNET, type WebhookNetwork } from "../gateways/webhook/webhook-url.ts";
import { openCardTesting } from "../money/payment/card-testing.ts";
import { openPaymentBooks } from "../money/payment/payment-books.ts";
import { writeVenueNotices } from "../money/payment/venue-notices.ts";
import { NO_WALLETS, type Wallets } from "../money/payment/wallets.ts";
import { openPaymentWork } from "../money/payment/work-payments.ts";
import { openBoardFeed } from "../ordering/board/board-feed.ts";
import { writeUnshownNotices } from "../ordering/board/unshown-orders.ts";
import { writeBoardNotices } from "../ordering/orders/board/write-board-notice.ts";
import { writeReminders } from "../ordering/orders/days/write-reminder.ts";
import { openOrderFeed } from "../ordering/orders/follow/order-feed.ts";
import { writeOrderNotices } from "../ordering/orders/notices/write-order-notice.ts";
import { ORDER_CHANGES_CHANNEL, parseOrderName } from "../ordering/orders/order-changes.ts";
import { writeTabNotices } from "../ordering/orders/tab/tab-notices.ts";
import { openGroupFeed } from "../ordering/table/group-feed.ts";
import { openTableFeed } from "../ordering/table/table-feed.ts";
import { openTablesFeed } from "../ordering/table/tables-feed.ts";
import { writeTableReceipts } from "../ordering/table/write-receipt-mail.ts";
import { writeAccountNotices } from "../people/accounts/write-account-notice.ts";
import { openGuessLimit } from "../people/guess-limit.ts";
import { openLoginLimit } from "../people/login-limit.ts";
import { openPasswords } from "../people/passwords.ts";
import { openListener } from "../platform/db/listen.ts";
import { openBackgroundPool } from "../platform/db/open-pool.ts";
import { comeBackSeconds, maintenanceWords, openMaintenance } from "../platform/maintenance/maintenance.ts";
import type { ApiApp } from "../platform/middleware/api-env.ts";
import { createMetrics, type ServerNumber, showNumbers } from "../platform/middleware/metrics.ts";
import { type ApiConfig, type Clock, DEFAULT_CONFIG, type Logger } from "../platform/settings.ts";
import type { Tracer } from "../platform/tracing/spans.ts";
import type { Repeated } from "../platform/work/repeat.ts";
import { openKitchens } from "../venue/fulfilment/kitchens.ts";
import { openInterestCounter } from "../venue/insight/open-interest.ts";
import { openUnchangedMenu, type UnchangedMenu } from "../venue/menus/unchanged-menu.ts";
import { openPlaces } from "../venue/places/places.ts";
import { writeInvitations } from "../venue/suites/invitations.ts";
import { supportEmail, versionOf } from "../venue/venues/loaded-venue.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import { createApp, type Deps } from "./app.ts";
import { startWork } from "./background/start-work.ts";
import { showWaitingWork } from "./health/business-numbers.ts";
import { openReadiness } from "./health/readiness.ts";

/** Options of `createApi`. The caller owns the pool, and closes it after `stop`. */
export type ApiOptions = {
  readonly pool: pg.Pool;
  /** URL past a pooler, for the connection that listens; by default that of the pool. operations#migration-database-url. */
  readonly sessionUrl?: string;
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly config?: Partial<ApiConfig>;
  /** Payment gateways by processor; when absent, only the sandbox gateway is open. */
  readonly paymentGateways?: PaymentGateways;
  /** Configured wallets; when absent, only the sandbox's simulated wallets are offered. */
  readonly wallets?: Wallets;
  /** Services that send mails and text messages; notices stay queued when absent. */
  readonly messengers?: Messengers;
  /** Geocoding service; the embedded Canadian address data when absent. */
  readonly placesGateway?: PlacesGateway;
  /** Identity providers for social sign-in; none when absent. */
  readonly identityProviders?: IdentityProviders;
  /** Sandbox identity provider for trials on a local machine; absent in production. */
  readonly sandboxIdentity?: SandboxIdentity;
  /** How webhook endpoints are reached; by default public addresses of the internet. */
  readonly webhookNetwork?: WebhookNetwork;
  /** Which printers the server may connect to; none when absent. */
  readonly printerNetwork?: PrinterNetwork;
  /** Traces requests and work; null or absent while traces are off. operations#traces. */
  readonly tracer?: Tracer | null;
  /** Tells whether the database's disk is full; when absent, the disk counts as not full. */
  readonly isDiskFull?: () => Promise<boolean>;
};

/** Data about a request that is not in its HTTP message. */
export type Peer = {
  readonly clientAddress?: string | undefined;
  /** Whether the page that makes this call was already admitted. The call then skips admission. */
  readonly isAdmitted?: boolean | undefined;
};

export type MaintenanceNotice = { readonly words: string; readonly retryAfterSeconds: number };

export type Api = {
  readonly app: ApiApp;
  /**
   * Answers a request. The server passes `peer`; calls from the same process, such as the site's loaders, may
   * omit it.
   */
  readonly fetch: (request: Request, peer?: Peer) => Promise<Response>;
  /** Returns the headers of a 304 for unchanged menu data, from memory; null when `fetch` must answer. */
  readonly unchangedMenu: UnchangedMenu;
  /** Starts the background workers: captures, refunds, notices, sweeps. */
  readonly startWork: () => Promise<void>;
  /** Resolves when the cache has every restaurant change that was committed before this call. */
  readonly whenCaughtUp: () => Promise<void>;
  /**
   * Returns a number that changes with each change of a restaurant's menu, comparable in this process only.
   * Null if the restaurant is not cached, or the cache may be stale.
   */
  readonly menuVersion: (slug: string) => Promise<number | null>;
  readonly restaurantIdOf: (slug: string) => Promise<string | null>;
  /** Returns the maintenance message for pages; null outside a maintenance window. operations#maintenance. */
  readonly maintenance: (locale: Locale) => MaintenanceNotice | null;
  readonly showNumbers: (numbers: readonly ServerNumber[]) => void;
  /**
   * Makes `/readyz` report that the server is stopping. Other requests are still answered. operations#stop.
   */
  readonly announceStop: () => void;
  /** Finishes running work and closes the API's own database connections. */
  readonly stop: () => Promise<void>;
};

/** Creates the API on a migrated database. It opens no port; it answers requests passed to `fetch`. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const logger = options.logger ?? pino({ level: "silent" });
  const tracer = options.tracer ?? null;
  const database = options.pool;
  const config = { ...DEFAULT_CONFIG, ...options.config };
  const listener = await openListener(database, logger, options.sessionUrl);
  const background = openBackgroundPool(database, logger);
  const readiness = openReadiness(database, options.isDiskFull ?? (async () => false));
  const metrics = createMetrics();
  const clock = options.clock ?? (() => new Date());
  const kitchens = openKitchens({ database, listener, clock });
  await listener.subscribe(ORDER_CHANGES_CHANNEL, {
    onMessage: (said) => kitchens.forget(parseOrderName(said).restaurantId),
    onReconnect: kitchens.forgetAll,
  });
  const paymentGateways = withTimeouts(
    options.paymentGateways ?? sandboxOnly(database),
    config.gatewayTimeoutMs,
    ({ seconds, ...call }) => metrics.gatewaySeconds.observe(call, seconds),
  );
  for (const processor of Object.keys(paymentGateways))
    for (const call of ["authorise", "capture"])
      for (const outcome of ["unknown", "unreachable"]) metrics.gatewaySeconds.zero({ processor, call, outcome });
  const payments = openPaymentWork({
    ...{ database: background, gateways: paymentGateways, logger, metrics, tracer },
    payments: openPaymentBooks(database),
  });
  const offline = embeddedPlaces();
  const orderFeed = await openOrderFeed(database, listener, logger);
  const venues = await openVenues(database, listener);
  const boardFeed = openBoardFeed({ database, clock, logger, venues, orderFeed, listener });
  const feedDeps = {
    ...{ database, clock, config, logger, venues, kitchens, orderFeed, listener, paymentGateways },
    guessLimit: openGuessLimit(database),
  };
  const [tableFeed, groupFeed] = [await openTableFeed(feedDeps), await openGroupFeed(feedDeps)];
  const tablesFeed = await openTablesFeed({ database, listener, logger });
  const deps: Deps = {
    config,
    database,
    clock,
    logger,
    metrics,
    tracer,
    cardTesting: openCardTesting({ database, logger, metrics }),
    venues,
    kitchens,
    guessLimit: openGuessLimit(database),
    loginLimit: openLoginLimit(database),
    passwords: openPasswords({ waitMs: config.passwordWaitMs }),
    identityProviders: options.identityProviders ?? {},
    sandboxIdentity: options.sandboxIdentity ?? null,
    paymentGateways,
    places: openPlaces({ database, logger, gateway: options.placesGateway ?? offline, offline }),
    wallets: options.wallets ?? NO_WALLETS,
    captureSoon: payments.captureSoon,
    readiness,
    analytics: ownAnalytics({ metrics, logger }),
    interest: openInterestCounter({ database: background, logger }),
    maintenance: await openMaintenance({ database, listener, clock }),
    outbox: options.messengers?.outbox ?? null,
    sendsMail: options.messengers !== undefined && options.messengers.mail !== options.messengers.outbox?.mail,
    orderFeed,
    boardFeed,
    tableFeed,
    tablesFeed,
    groupFeed,
    webhookNetwork: options.webhookNetwork ?? THE_INTERNET,
    printerNetwork: options.printerNetwork ?? NO_PRINTER_NETWORK,
    printerRegistry: await openPrinterRegistry({ database, logger, listener }),
  };
  showWaitingWork({ metrics, database: background });
  let work: Repeated | undefined;
  let isStopping = false;
  const app = createApp(deps, () => isStopping);
  return {
    app,
    unchangedMenu: openUnchangedMenu(deps),
    fetch: async (request, peer = {}) => app.fetch(request, peer),
    startWork: async () => {
      const { messengers } = options;
      const notices = messengers
        ? {
            ...messengers,
            write: noticeWriter(deps, background),
            caps: config.noticeCaps,
            leaseMs: config.noticeLeaseMs,
          }
        : null;
      work ??= await startWork({ ...deps, background, listener, payments, notices });
    },
    whenCaughtUp: deps.venues.whenCaughtUp,
    menuVersion: async (slug) => {
      const venue = await deps.venues.knownBySlug(slug);
      return venue && versionOf(venue);
    },
    restaurantIdOf: (slug) =>
      deps.venues.knownBySlug(slug).then(
        (venue) => venue?.restaurantId ?? null,
        () => null,
      ),
    maintenance: (locale) => {
      const window = deps.maintenance.now();
      if (window === null) return null;
      return { words: maintenanceWords(window, clock(), locale), retryAfterSeconds: comeBackSeconds(window, clock()) };
    },
    showNumbers: (numbers) => showNumbers(deps.metrics, numbers),
    announceStop: () => {
      isStopping = true;
    },
    stop: async () => {
      await boardFeed.stop();
      tableFeed.stop();
      tablesFeed.stop();
      groupFeed.stop();
      orderFeed.stop();
      await Promise.all([work?.stop(), deps.cardTesting.stop(), deps.interest.stop()]);
      await Promise.all([background.end(), readiness.stop(), listener.stop()]);
    },
  };
}

/** Returns the function that writes the mail or text message of a queued notice, by the notice's kind. */
export function noticeWriter(
  {
    venues,
    clock,
    config: { origin },
  }: Pick<Deps, "venues" | "clock"> & { readonly config: Pick<ApiConfig, "origin"> },
  background: pg.Pool,
): WriteNotice {
  const ofOrders = writeOrderNotices({ database: background, venues, origin });
  const ofAccounts = writeAccountNotices({ database: background, clock, origin });
  const ofVenues = writeVenueNotices({ database: background });
  const ofBoards = writeBoardNotices({ database: background, venues, origin });
  const ofUnshown = writeUnshownNotices({ database: background, venues, origin });
  const ofSuites = writeInvitations({ database: background, clock, venues, origin });
  const ofTabs = writeTabNotices({ database: background, venues, origin });
  const ofTables = writeTableReceipts({ database: background, venues, origin });
  const ofSchools = writeReminders({ database: background, clock, venues, origin });
  const ofWebhooks = writeWebhookNotices({ database: background, venues, origin });
  const write: WriteNotice = (notice) => {
    if (isOfWebhook(notice)) return ofWebhooks(notice);
    if (notice.kind === "order-unanswered" || notice.kind === "venue-paused") return ofBoards(notice);
    if (notice.kind === "order-unshown") return ofUnshown(notice);
    if (isOfVenue(notice)) return ofVenues(notice);
    if (notice.kind === "suite-invitation") return ofSuites(notice);
    if (notice.kind === "suite-tab-closed") return ofTabs(notice);
    if (notice.kind === "table-receipt") return ofTables(notice);
    if (notice.kind === "school-reminder") return ofSchools(notice);
    return isOfAccount(notice) ? ofAccounts(notice) : ofOrders(notice);
  };
  return withReplyTo(write, async (restaurantId) => supportEmail(await venues.byId(restaurantId)));
}
