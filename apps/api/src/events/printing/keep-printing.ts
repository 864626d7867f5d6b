import { ORDER_CHANGES_CHANNEL, parseOrderName } from "../../ordering/orders/order-changes.ts";
import type { Listener } from "../../platform/db/listen.ts";
import { type Repeated, repeat } from "../../platform/work/repeat.ts";
import { type MakeJobsDeps, makeJobs } from "./make-jobs.ts";
import type { PrinterRegistry } from "./printer-registry.ts";
import { type WatchDeps, watchPrinting } from "./watch-printing.ts";

type KeepDeps = MakeJobsDeps &
  WatchDeps & { readonly listener: Pick<Listener, "subscribe">; readonly printerRegistry: PrinterRegistry };

/** Maximum delay in ms of jobs whose event's notification was lost, and of what is due at a time. printing#print-workers. */
const EVERY_MS = 1_000;
/** Time in ms for which events are gathered, so that a rush costs one transaction. */
const GATHER_MS = 20;

/**
 * Keeps making the jobs of new events, at once after a notification, and does what is due. Restaurants without printers
 * wake nothing. printing#print-workers.
 */
export async function keepPrinting(deps: KeepDeps): Promise<Repeated> {
  const { logger, listener, printerRegistry } = deps;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isAsked = false;
  const make = () => {
    isAsked = true;
    if (isStopped) return;
    running ??= (async () => {
      while (isAsked && !isStopped) {
        isAsked = false;
        await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
        await makeJobs(deps);
      }
    })()
      .catch((error: Error) => logger.warn({ event: "round_failed", round: "print-events", reason: error.message }))
      .finally(() => {
        running = null;
      });
  };
  await listener.subscribe(ORDER_CHANGES_CHANNEL, {
    onMessage: (payload) => {
      if (isStopped) return;
      printerRegistry.isPrinting(parseOrderName(payload).restaurantId).then(
        (isPrinting) => isPrinting && make(),
        // The round reads the events within a second.
        () => undefined,
      );
    },
    onReconnect: make,
  });
  const events = repeat(EVERY_MS, "print-events", logger, () => makeJobs(deps));
  const jobs = repeat(EVERY_MS, "print-jobs", logger, () => watchPrinting(deps));
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all([running, events.stop(), jobs.stop()]);
    },
  };
}
