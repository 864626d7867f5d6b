import { type PrinterStatus, type PrinterWay, pollsUs } from "@comptoir/ordering";
import { hashSecret } from "../../people/secrets.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { Logger } from "../../platform/settings.ts";
import { findWaiting } from "./print-jobs.store.ts";
import { saveSeen } from "./printer-status.store.ts";
import { type KnownPrinter, loadPrinters } from "./printers.store.ts";
import { PRINTERS_CHANGED, PRINTING_CHANNEL } from "./tell-printing.ts";

/** Age in ms after which the known printers are loaded again, without a notification. printing#polls. */
const PRINTERS_FOR_MS = 10_000;
/** Age in ms after which a server looks again which printers have jobs. */
const JOBS_FOR_MS = 1_000;
/** Interval in ms at which a server writes when it heard its printers. */
const SEEN_EVERY_MS = 15_000;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

/** A printer that this server knows; its status and device are what this server last heard or read. */
export type PolledPrinter = KnownPrinter & { device: string | null; status: PrinterStatus };

/** What a server remembers of all printers, so that a poll without news costs no query. printing#polls. */
export type PrinterRegistry = {
  /** Finds a printer of a way by the secret in its address; null if there is none. */
  find(secret: string, way: PrinterWay): Promise<PolledPrinter | null>;
  /** Whether jobs may wait for a printer. */
  hasJobs(printer: Pick<PolledPrinter, "printerId">): Promise<boolean>;
  /** Records that a printer was heard now. */
  noteSeen(printer: Pick<PolledPrinter, "restaurantId" | "printerId">): void;
  /** Whether a restaurant has a printer that is on. */
  isPrinting(restaurantId: string): Promise<boolean>;
  /** Lists the printers of a way. */
  ofWay(way: PrinterWay): Promise<readonly PolledPrinter[]>;
};

type Deps = { readonly database: Database; readonly logger: Logger; readonly listener: Listener };

/** Opens the registry. It has no timers: a poll that finds it outdated waits for one query, which all polls share. */
export async function openPrinterRegistry({ database, logger, listener }: Deps): Promise<PrinterRegistry> {
  let bySecret: ReadonlyMap<string, PolledPrinter> = new Map();
  let all: readonly PolledPrinter[] = [];
  let restaurants: ReadonlySet<string> = new Set();
  let waiting: Set<string> = new Set();
  const seen = new Map<string, { readonly restaurantId: string; readonly at: number }>();
  let seenWrittenAt = performance.now();

  const printers = cachedFor(PRINTERS_FOR_MS, async () => {
    all = await loadPrinters(database, {});
    bySecret = new Map(all.flatMap((one) => (one.secretHash === null ? [] : [[one.secretHash, one] as const])));
    restaurants = new Set(all.filter(({ isOn }) => isOn).map(({ restaurantId }) => restaurantId));
  });
  const jobs = cachedFor(JOBS_FOR_MS, async () => {
    await printers.refresh();
    const told = all.length === 0 ? [] : await findWaiting(database, {});
    waiting = new Set(told.map(({ printerId }) => printerId));
  });

  await listener.subscribe(PRINTING_CHANNEL, {
    onMessage: (message) => {
      if (message === PRINTERS_CHANGED) printers.forget();
      else waiting.add(message);
    },
    onReconnect: () => {
      printers.forget();
      jobs.forget();
    },
  });

  const writeSeen = () => {
    const now = performance.now();
    if (now - seenWrittenAt < SEEN_EVERY_MS || seen.size === 0) return;
    seenWrittenAt = now;
    const heard = [...seen];
    seen.clear();
    saveSeen(database, {
      printerIds: heard.map(([printerId]) => printerId),
      restaurantIds: heard.map(([, { restaurantId }]) => restaurantId),
      agoMs: heard.map(([, { at }]) => Math.round(now - at)),
    }).catch((error: Error) => logger.warn({ event: "printers_seen_not_written", reason: error.message }));
  };

  return {
    find: async (secret, way) => {
      if (!pollsUs(way) || !SECRET.test(secret)) return null;
      await printers.refresh();
      const found = bySecret.get(hashSecret(secret));
      return found?.way === way ? found : null;
    },
    hasJobs: async ({ printerId }) => {
      await jobs.refresh();
      return waiting.has(printerId);
    },
    noteSeen: ({ restaurantId, printerId }) => {
      seen.set(printerId, { restaurantId, at: performance.now() });
      writeSeen();
    },
    isPrinting: async (restaurantId) => {
      await printers.refresh();
      return restaurants.has(restaurantId);
    },
    ofWay: async (way) => {
      await printers.refresh();
      return all.filter((one) => one.way === way && one.isOn);
    },
  };
}

/** Shares one load between all that ask while it runs, and for some time after it began. */
function cachedFor(forMs: number, load: () => Promise<void>) {
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;
  return {
    refresh: (): Promise<void> | void => {
      if (loading !== null) return loading;
      const begun = performance.now();
      if (begun - loadedAt < forMs) return;
      // Set before the load, so that a message during it asks for another one.
      loadedAt = begun;
      loading = load()
        .catch((error) => {
          loadedAt = Number.NEGATIVE_INFINITY;
          throw error;
        })
        .finally(() => {
          loading = null;
        });
      return loading;
    },
    forget: (): void => {
      loadedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
