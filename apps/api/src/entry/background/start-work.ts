import { recordEvents } from "../../events/analytics/own-analytics.ts";
import type { Analytics } from "../../events/analytics/port.ts";
import { keepSendingNotices, type NoticeDeps } from "../../events/notices/send-notices.ts";
import { keepPrinting } from "../../events/printing/keep-printing.ts";
import type { PrinterRegistry } from "../../events/printing/printer-registry.ts";
import { keepPrintingByTcp } from "../../events/printing/work-tcp.ts";
import { makeDeliveries } from "../../events/webhooks/make-deliveries.ts";
import { watchEndpoints } from "../../events/webhooks/watch-endpoints.ts";
import { deliveryQueues } from "../../events/webhooks/work-deliveries.ts";
import type { PrinterNetwork } from "../../gateways/printer/printer-network.ts";
import type { WebhookNetwork } from "../../gateways/webhook/webhook-url.ts";
import { openPaymentBooks } from "../../money/payment/payment-books.ts";
import { sharedCardQueue } from "../../money/payment/shared-cards.ts";
import { eventQueue } from "../../money/payment/work-events.ts";
import type { PaymentWork } from "../../money/payment/work-payments.ts";
import { refundQueue } from "../../money/payment/work-refunds.ts";
import { workBoards } from "../../ordering/orders/board/work-board.ts";
import { remindParents } from "../../ordering/orders/days/remind-parents.ts";
import { writeNoticesOfEvents } from "../../ordering/orders/notices/order-notices.store.ts";
import { abandonExpiredCheckouts } from "../../ordering/orders/place/checkouts.store.ts";
import { tabChargeQueue, workTabs } from "../../ordering/orders/tab/close-tabs.ts";
import type { TableDeps } from "../../ordering/table/table-deps.ts";
import { settleFailed, workTables } from "../../ordering/table/work-tables.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { Logger } from "../../platform/settings.ts";
import type { Tracer } from "../../platform/tracing/spans.ts";
import { keepWorking } from "../../platform/work/keep-working.ts";
import { type Repeated, repeat } from "../../platform/work/repeat.ts";
import { restockForToday } from "../../venue/menus/change-stock.ts";
import { countDishSales } from "../../venue/menus/count-dish-sales.ts";
import { watchEnds } from "../../venue/menus/watch-ends.ts";
import { sweepPictures } from "../../venue/pictures/sweep-pictures.ts";
import { publishDueDrafts } from "../../venue/studio/publish-draft.ts";
import { eraseContacts, tidy } from "./tidy.ts";

/** Maximum delay in ms before a gateway's webhook is applied. */
const EVENTS_EVERY_MS = 1_000;
/** Maximum delay in ms before a refund is sent to its gateway. */
const REFUNDS_EVERY_MS = 1_000;
/** Maximum delay in ms after midnight before a menu shows refilled stock. */
const RESTOCK_EVERY_MS = 30_000;
/** Maximum delay in ms before what staff set until a time ends: a pause, extra preparation, a sold-out mark. board#ends. */
const ENDS_EVERY_MS = 1_000;
/** The time to undo is over at most this much later. */
const TABLES_EVERY_MS = 1_000;
/** Maximum delay in ms before a share is open again that a gateway has not captured. */
const FAILED_EVERY_MS = 60_000;
/** Maximum delay in ms before a scheduled draft is published. studio#scheduled. */
const SCHEDULES_EVERY_MS = 1_000;
/** Maximum delay in ms of what is due on the boards: answers to missed orders, firing, alerts. board#workers. */
const BOARDS_EVERY_MS = 1_000;
/** Maximum delay in ms of parents' reminders after the time that their school sets. */
const REMIND_EVERY_MS = 60_000;
/** Interval in ms at which events are handed to analytics, in batches. */
const RECORD_EVERY_MS = 10_000;
/** Maximum delay in ms before a restaurant is counted once its count is due. menu#dish-sales. */
const SALES_EVERY_MS = 10 * 60_000;
/** Maximum delay in ms of an endpoint's mails, and of its end, after they are due. partners#failing. */
const ENDPOINTS_EVERY_MS = 60_000;
const TIDY_EVERY_MS = 60_000;
const ERASE_EVERY_MS = 60 * 60_000;
/** Maximum delay in ms before pictures that nothing names are deleted after their days. studio#picture-sweep. */
const PICTURES_EVERY_MS = 60 * 60_000;

/**
 * Starts a server's background work on the `background` pool, so that it takes no connections from requests.
 * Queues (`keepWorking`) process due rows with external services; rounds (`repeat`) use the database only.
 * payment#crash, decision 092.
 */
export async function startWork(
  deps: TableDeps & {
    readonly logger: Logger;
    readonly tracer: Tracer | null;
    readonly analytics: Analytics;
    readonly background: Database;
    readonly listener: Listener;
    readonly payments: PaymentWork;
    readonly webhookNetwork: WebhookNetwork;
    readonly printerNetwork: PrinterNetwork;
    readonly printerRegistry: PrinterRegistry;
    readonly notices: Omit<NoticeDeps, "database" | "logger" | "metrics" | "tracer" | "gather"> | null;
  },
): Promise<Repeated> {
  const { logger, metrics, tracer, config } = deps;
  const behind = { ...deps, database: deps.background };
  const settling = { ...behind, payments: openPaymentBooks(behind.database), gateways: deps.paymentGateways };
  const gather = () => writeNoticesOfEvents(behind.database);
  const notices = deps.notices && { ...deps.notices, logger, metrics, tracer, gather, database: behind.database };
  const hearsEvents = Object.values(deps.paymentGateways).some(
    ({ readEvent, readAccountEvent }) => readEvent !== undefined || readAccountEvent !== undefined,
  );
  const endWhatIsOver = await watchEnds({ ...behind, listener: deps.listener });
  const printing = await keepPrinting({ ...behind, listener: deps.listener });
  const tcp = await keepPrintingByTcp({ ...behind, origin: config.origin });
  const begun = [
    // After a crash, rows are already due, so each queue runs its first round at once.
    deps.payments.start(),
    keepWorking(refundQueue(settling), deps, REFUNDS_EVERY_MS),
    ...(hearsEvents ? [keepWorking(eventQueue(settling), deps, EVENTS_EVERY_MS)] : []),
    keepWorking(tabChargeQueue(behind), deps, config.tabsEveryMs),
    keepWorking(sharedCardQueue(settling), deps, TIDY_EVERY_MS),
    ...(notices ? keepSendingNotices(notices, config.noticesEveryMs) : []),
    repeat(config.webhooksEveryMs, "webhook-events", logger, () => makeDeliveries(behind)),
    ...deliveryQueues({
      ...{ ...behind, network: deps.webhookNetwork },
      ...{ timeoutMs: config.webhookTimeoutMs, leaseMs: config.webhookLeaseMs },
    }).map((queue) => keepWorking(queue, deps, config.webhooksEveryMs)),
    repeat(ENDPOINTS_EVERY_MS, "webhook-endpoints", logger, () => watchEndpoints(behind)),
    printing,
    tcp,
    repeat(config.sweepEveryMs, "checkouts", logger, () => abandonExpiredCheckouts(behind.database)),
    repeat(config.tabsEveryMs, "tabs", logger, () => workTabs(behind)),
    repeat(TABLES_EVERY_MS, "tables", logger, () => workTables(behind)),
    repeat(FAILED_EVERY_MS, "failed-table-payments", logger, () => settleFailed(behind)),
    repeat(ENDS_EVERY_MS, "ends", logger, endWhatIsOver),
    repeat(BOARDS_EVERY_MS, "boards", logger, () => workBoards(behind)),
    repeat(SCHEDULES_EVERY_MS, "scheduled-drafts", logger, () => publishDueDrafts(behind)),
    repeat(RESTOCK_EVERY_MS, "restock", logger, () => restockForToday(behind)),
    repeat(REMIND_EVERY_MS, "reminders", logger, () => remindParents(behind)),
    repeat(RECORD_EVERY_MS, "record-events", logger, () => recordEvents(deps.background, deps.analytics)),
    repeat(SALES_EVERY_MS, "dish-sales", logger, () => countDishSales(behind)),
    repeat(TIDY_EVERY_MS, "tidy", logger, () => tidy(behind)),
    repeat(ERASE_EVERY_MS, "erase", logger, () => eraseContacts(behind)),
    repeat(PICTURES_EVERY_MS, "pictures", logger, () => sweepPictures(behind)),
  ];
  return {
    stop: async () => {
      await Promise.all(begun.map(({ stop }) => stop()));
    },
  };
}
