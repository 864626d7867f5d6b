import { PRINTER_MODELS } from "@comptoir/printing";
import type { PrinterNetwork } from "../../gateways/printer/printer-network.ts";
import { SEND_TIMES, type SendTimes, sendToPrinter } from "../../gateways/printer/send-to-printer.ts";
import type { Listener } from "../../platform/db/listen.ts";
import type { Logger } from "../../platform/settings.ts";
import { type Repeated, repeat } from "../../platform/work/repeat.ts";
import { finishFailed, finishPrinted, finishUnsent } from "./finish-job.ts";
import { changeStatus, type PollDeps } from "./polls.ts";
import type { PolledPrinter } from "./printer-registry.ts";
import { type Printer, readPrinter } from "./printers.store.ts";
import { takeJob } from "./take-job.ts";
import { PRINTING_CHANNEL } from "./tell-printing.ts";

export type TcpDeps = PollDeps & {
  readonly logger: Logger;
  readonly printerNetwork: PrinterNetwork;
  readonly times?: SendTimes;
};

/** Maximum delay in ms of a job whose notification was lost. */
const EVERY_MS = 1_000;
/** Interval in ms at which printers that could not print are asked for their state. printing#status. */
const ASK_EVERY_MS = 30_000;

/** Prints all jobs of one printer that the server connects to, one after another. Returns their number. printing#tcp. */
export async function printByTcp(deps: TcpDeps, printer: PolledPrinter): Promise<number> {
  const { printerNetwork, times = SEND_TIMES } = deps;
  for (let count = 0; ; count += 1) {
    const taken = await takeJob(deps, printer, ({ model }) => ({ model, isPng: false }));
    if (taken === null) return count;
    const { attempt, bytes } = taken;
    const { fault, status, isSent } = await sendToPrinter(targetOf(taken.printer), bytes, printerNetwork, times);
    if (fault === null) await finishPrinted(deps, attempt);
    else if (isSent) await finishFailed(deps, attempt, fault);
    else await finishUnsent(deps, attempt, fault);
    const said = status ?? (fault === "not-reached" || fault === "no-answer" ? "offline" : null);
    if (said !== null) await changeStatus(deps, printer, { status: said, isHeard: status !== null });
    if (status !== null) deps.printerRegistry.noteSeen(printer);
  }
}

function targetOf({ host, port, model }: Printer) {
  return { host: host ?? "", port: port ?? 0, language: PRINTER_MODELS[model].language };
}

/** Asks a printer that could not print for its state, so that the board need not wait for its next job. printing#status. */
export async function askByTcp(deps: TcpDeps, known: PolledPrinter): Promise<void> {
  const printer = await readPrinter(deps.database, known);
  if (printer?.host == null || printer.port === null) return;
  const { status } = await sendToPrinter(targetOf(printer), null, deps.printerNetwork, deps.times);
  if (status !== null) await changeStatus(deps, known, { status, isHeard: true });
}

/**
 * Keeps printing at the printers that the server connects to: at once after a notification, and once a second. Several
 * servers share the work by the leases of the jobs. printing#tcp.
 */
export async function keepPrintingByTcp(
  deps: TcpDeps & { readonly listener: Pick<Listener, "subscribe"> },
): Promise<Repeated> {
  const { logger, printerRegistry, listener } = deps;
  const busy = new Map<string, Promise<void>>();
  let isStopped = false;
  const guarded = (printer: PolledPrinter, work: () => Promise<unknown>) => {
    const { restaurantId, printerId } = printer;
    if (isStopped || busy.has(printerId)) return;
    const running = work()
      .then(
        () => undefined,
        (error: Error) => {
          const names = { restaurant_id: restaurantId, printer_id: printerId };
          logger.warn({ event: "round_failed", round: "print-tcp", ...names, reason: error.message });
        },
      )
      .finally(() => busy.delete(printerId));
    busy.set(printerId, running);
  };
  const work = async () => {
    for (const printer of await printerRegistry.ofWay("tcp")) {
      if (await printerRegistry.hasJobs(printer)) guarded(printer, () => printByTcp(deps, printer));
    }
  };
  const ask = async () => {
    for (const printer of await printerRegistry.ofWay("tcp")) {
      const isAble = printer.status === "ready" || printer.status === "paper-low" || printer.status === "never-seen";
      if (!isAble) guarded(printer, () => askByTcp(deps, printer));
    }
  };
  if (!deps.printerNetwork.isOn) return { stop: async () => undefined };
  const soon = () => void work().catch(() => undefined);
  await listener.subscribe(PRINTING_CHANNEL, { onMessage: soon, onReconnect: soon });
  const rounds = [repeat(EVERY_MS, "print-tcp", logger, work), repeat(ASK_EVERY_MS, "ask-printers", logger, ask)];
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(rounds.map(({ stop }) => stop()));
      await Promise.all(busy.values());
    },
  };
}
