import type { Locale } from "@comptoir/ordering";
import type pg from "pg";
import pino from "pino";
import { ownAnalytics } from "../events/analytics/own-analytics.ts";
import { isOfAccount, isOfVenue, type WriteNotice, withReplyTo } from "../events/notices/notice.ts";
import type { IdentityProviders } from "../gateways/identity/port.ts";
import type { SandboxIdentity } from "../gateways/identity/sandbox/sandbox-identity.ts";
import type { Messengers } from "../gateways/messengers.ts";
import { type PaymentGateways, sandboxAlone, withTimeouts } from "../gateways/payment/payment-gateways.ts";
import { embeddedPlaces } from "../gateways/places/embedded/embedded-places.ts";
import type { PlacesGateway } from "../gateways/places/port.ts";
import { openCardTesting } from "../money/payment/card-testing.ts";
import { openPaymentBooks } from "../money/payment/payment-books.ts";
import { writeVenueNotices } from "../money/payment/venue-notices.ts";
import { NO_WALLETS, type Wallets } from "../money/payment/wallets.ts";
import { openPaymentWork } from "../money/payment/work-payments.ts";
import { writeReminders } from "../ordering/orders/days/write-reminder.ts";
import { openOrderFeed } from "../ordering/orders/follow/order-feed.ts";
import { writeOrderNotices } from "../ordering/orders/notices/write-order-notice.ts";
import { ORDER_CHANGES_CHANNEL, parseOrderName } from "../ordering/orders/order-changes.ts";
import { writeTabNotices } from "../ordering/orders/tab/tab-notices.ts";
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
import type { Repeated } from "../platform/work/repeat.ts";
import { openKitchens } from "../venue/fulfilment/kitchens.ts";
import { openUnchangedMenu, type UnchangedMenu } from "../venue/menus/unchanged-menu.ts";
import { openPlaces } from "../venue/places/places.ts";
import { writeInvitations } from "../venue/suites/invitations.ts";
import { supportEmail, versionOf } from "../venue/venues/loaded-venue.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import { createApp, type Deps } from "./app.ts";
import { startWork } from "./background/start-work.ts";
import { showWaitingWork } from "./health/business-numbers.ts";
import { openReadiness } from "./health/readiness.ts";

/** What the server brings to an api. The pool stays the server's, who ends it after `stop`. */
export type ApiOptions = {
  readonly pool: pg.Pool;
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly config?: Partial<ApiConfig>;
  /** The gateways that take cards; the sandbox alone when absent. */
  readonly paymentGateways?: PaymentGateways;
  /** The wallets that are set up; the sandbox's stand-ins alone when absent. */
  readonly wallets?: Wallets;
  /** How mails and text messages leave; they wait in their rows when absent. */
  readonly messengers?: Messengers;
  /** Who knows addresses; what the product knows of Canada by itself when absent. */
  readonly placesGateway?: PlacesGateway;
  /** Identity providers for social sign-in; none when absent. */
  readonly identityProviders?: IdentityProviders;
  /** What stands for them while the product is tried on its own machine; nothing when absent. */
  readonly sandboxIdentity?: SandboxIdentity;
  /** Whether the disk of the database is full; never, where the server does not know. */
  readonly isDiskFull?: () => Promise<boolean>;
};

/** What is known of a request beside the request itself. */
export type Peer = {
  readonly clientAddress?: string | undefined;
  /** A page that was admitted asks: nothing more is to be waited for. */
  readonly isAdmitted?: boolean | undefined;
};

/** That the product is away, in the visitor's language, and when to come back. */
export type MaintenanceNotice = { readonly words: string; readonly retryAfterSeconds: number };

/** A running api. */
export type Api = {
  readonly app: ApiApp;
  /** Answers a request. The server says who asks; calls from within the process, such as the site's, say nothing. */
  readonly fetch: (request: Request, peer?: Peer) => Promise<Response>;
  /** Answers "not changed" for menu data ahead of `fetch`, where that is known at once. */
  readonly unchangedMenu: UnchangedMenu;
  /** Begins the durable work: what orders left to be done after their answers. */
  readonly startWork: () => Promise<void>;
  /** Waits until changes of restaurants that were committed before the call are what the api answers. */
  readonly caughtUp: () => Promise<void>;
  /**
   * A number for the present state of a restaurant's menu, which is another one after each change of it, in this process; null
   * where it was not asked for yet, or cannot be told.
   */
  readonly menuVersion: (slug: string) => Promise<number | null>;
  /** The id of the restaurant that a slug names, where it was asked for before; null where that is not known. */
  readonly restaurantIdOf: (slug: string) => Promise<string | null>;
  /** What pages say while there is a maintenance window; null while there is none. operations#maintenance. */
  readonly maintenance: (locale: Locale) => MaintenanceNotice | null;
  /** Shows numbers of the server at `/metrics`. */
  readonly showNumbers: (numbers: readonly ServerNumber[]) => void;
  /** From now on `/readyz` says that this server is stopping; everything else is answered as before. operations#stop. */
  readonly announceStop: () => void;
  /** Finishes what has begun and lets go of the database. */
  readonly stop: () => Promise<void>;
};

/** Opens the api on a migrated database. Nothing of it listens: it answers what `fetch` is given. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const logger = options.logger ?? pino({ level: "silent" });
  const database = options.pool;
  const config = { ...DEFAULT_CONFIG, ...options.config };
  const listener = await openListener(database, logger);
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
    options.paymentGateways ?? sandboxAlone(database),
    config.gatewayTimeoutMs,
    ({ seconds, ...call }) => metrics.gatewaySeconds.observe(call, seconds),
  );
  const payments = openPaymentWork({
    ...{ database: background, gateways: paymentGateways, logger, metrics },
    payments: openPaymentBooks(database),
  });
  const offline = embeddedPlaces();
  const deps: Deps = {
    config,
    database,
    clock,
    logger,
    metrics,
    cardTesting: openCardTesting({ database, logger, metrics }),
    venues: await openVenues(database, listener),
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
    maintenance: await openMaintenance({ database, listener, clock }),
    outbox: options.messengers?.outbox ?? null,
    orderFeed: await openOrderFeed(database, listener, logger),
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
      const { origin } = config;
      const ofOrders = writeOrderNotices({ database: background, venues: deps.venues, origin });
      const ofAccounts = writeAccountNotices({ database: background, clock: deps.clock, origin });
      const ofVenues = writeVenueNotices({ database: background });
      const ofSuites = writeInvitations({ database: background, clock: deps.clock, venues: deps.venues, origin });
      const ofTabs = writeTabNotices({ database: background, venues: deps.venues, origin });
      const ofSchools = writeReminders({ database: background, clock: deps.clock, venues: deps.venues, origin });
      const writeAny: WriteNotice = (notice) => {
        if (isOfVenue(notice)) return ofVenues(notice);
        if (notice.kind === "suite-invitation") return ofSuites(notice);
        if (notice.kind === "suite-tab-closed") return ofTabs(notice);
        if (notice.kind === "school-reminder") return ofSchools(notice);
        return isOfAccount(notice) ? ofAccounts(notice) : ofOrders(notice);
      };
      const write = withReplyTo(writeAny, async (restaurantId) => supportEmail(await deps.venues.byId(restaurantId)));
      const { messengers } = options;
      const notices = messengers
        ? { ...messengers, write, caps: config.noticeCaps, leaseMs: config.noticeLeaseMs }
        : null;
      work ??= await startWork({ ...deps, background, listener, payments, notices });
    },
    caughtUp: deps.venues.caughtUp,
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
      deps.orderFeed.stop();
      await Promise.all([work?.stop(), deps.cardTesting.stop()]);
      await Promise.all([background.end(), readiness.stop(), listener.stop()]);
    },
  };
}
