import type { Analytics } from "../analytics/port.ts";
import { recordEvents } from "../analytics/record-events.ts";
import type { Database } from "../db/database.ts";
import type { Listener } from "../db/listen.ts";
import { restockForToday } from "../menus/daily-restock.ts";
import { keepSendingNotices, type NoticeDeps } from "../notices/send-notices.ts";
import { remindParents } from "../orders/dates/remind-parents.ts";
import { writeNoticesOfEvents } from "../orders/notices/order-notices.store.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import { workTabs } from "../orders/tab/close-tabs.ts";
import { sharedCardQueue } from "../payment/forget-shared-cards.ts";
import { openPaymentBooks } from "../payment/payment-books.ts";
import { processPayment } from "../payment/process-payment.ts";
import { eventQueue } from "../payment/work-events.ts";
import { refundQueue } from "../payment/work-refunds.ts";
import type { Logger } from "../settings.ts";
import { watchPauses } from "../venues/end-pauses.ts";
import { keepWorking } from "../work/keep-working.ts";
import { repeat } from "../work/repeat.ts";
import { sweep } from "./sweep.ts";
import { eraseContacts, tidy } from "./tidy.ts";

/** The durable work of one server, while it runs. */
export type Jobs = { readonly stop: () => Promise<void> };

/** How many payments one server processes at the same time. */
const PAYMENTS_AT_ONCE = 20;

/** What a gateway told us is looked at so long afterwards at most. */
const EVENTS_EVERY_MS = 1_000;
/** A refund is on its way to its card at most so long after it was made. */
const REFUNDS_EVERY_MS = 1_000;
/** A menu shows what was refilled at most so long after midnight. */
const RESTOCK_EVERY_MS = 30_000;
/** A pause ends at most so long after its time. */
const END_PAUSES_EVERY_MS = 1_000;
/** Parents are reminded at most so long after the time that their school says. */
const REMIND_EVERY_MS = 60_000;
/** What happened is counted together. */
const RECORD_EVERY_MS = 10_000;
const TIDY_EVERY_MS = 60_000;
const ERASE_EVERY_MS = 60 * 60_000;

/**
 * Begins the durable work: capture, void and refund, mails and text messages, and clearing up what nobody finished. What looks at many rows does so on
 * `background`, where nothing waits for it. payment#crash.
 */
export async function startJobs(
  deps: OrderDeps & {
    readonly logger: Logger;
    readonly analytics: Analytics;
    readonly background: Database;
    readonly listener: Listener;
    readonly notices: Omit<NoticeDeps, "database" | "logger" | "metrics" | "gather"> | null;
  },
): Promise<Jobs> {
  const { database } = deps;
  const behind = { ...deps, database: deps.background };
  const processing = { payments: openPaymentBooks(database), gateways: deps.paymentGateways, logger: deps.logger };
  await deps.jobs.work("process-payment", PAYMENTS_AT_ONCE, (payment) => processPayment(processing, payment));
  const { logger, config } = deps;
  const gather = () => writeNoticesOfEvents(deps.background);
  const behindNotices = { logger, metrics: deps.metrics, gather, database: deps.background };
  const notices = deps.notices && { ...deps.notices, ...behindNotices };
  const hearsEvents = Object.values(deps.paymentGateways).some(({ readEvent }) => readEvent !== undefined);
  const settling = { ...processing, payments: openPaymentBooks(deps.background), database: deps.background };
  const endPauses = await watchPauses({ ...behind, listener: deps.listener });
  const repeated = [
    // The first round is at once: a restart is when it matters.
    repeat(config.sweepEveryMs, "checkouts", logger, () => sweep(behind)),
    ...(notices ? keepSendingNotices(notices, config.noticesEveryMs) : []),
    ...(hearsEvents ? [keepWorking(eventQueue(settling), deps, EVENTS_EVERY_MS)] : []),
    keepWorking(refundQueue(settling), deps, REFUNDS_EVERY_MS),
    keepWorking(sharedCardQueue(settling), deps, TIDY_EVERY_MS),
    repeat(config.tabsEveryMs, "tabs", logger, () => workTabs(behind)),
    repeat(END_PAUSES_EVERY_MS, "pauses", logger, endPauses),
    repeat(RESTOCK_EVERY_MS, "restock", logger, () => restockForToday(behind)),
    repeat(REMIND_EVERY_MS, "reminders", logger, () => remindParents(behind)),
    repeat(RECORD_EVERY_MS, "record-events", logger, () => recordEvents(deps.background, deps.analytics)),
    repeat(TIDY_EVERY_MS, "tidy", logger, () => tidy(behind)),
    repeat(ERASE_EVERY_MS, "erase", logger, () => eraseContacts(behind)),
  ];
  return {
    stop: async () => {
      await Promise.all(repeated.map(({ stop }) => stop()));
    },
  };
}
