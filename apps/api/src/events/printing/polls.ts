import type { PrinterStatus } from "@comptoir/ordering";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { securityEvent } from "../../platform/middleware/security-event.ts";
import type { Clock } from "../../platform/settings.ts";
import { writeVenueEvents } from "../venue-events/venue-events.store.ts";
import type { PolledPrinter, PrinterRegistry } from "./printer-registry.ts";
import { pinDevice, saveStatus, saveStranger } from "./printer-status.store.ts";
import type { TakeDeps } from "./take-job.ts";
import { tellPrinters } from "./tell-printing.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Whether a printer polled, and nothing was new: such polls are not logged. */
    isIdlePoll?: true;
  }
}

export type PollDeps = TakeDeps & { readonly printerRegistry: PrinterRegistry };

/** Polls with unknown secrets that a network address may make in a minute. Then they are 429. printing#unknown-secret. */
const UNKNOWN_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const ADDRESSES_MAX = 10_000;
/** Interval in ms at which a stranger's polls are recorded. */
const STRANGER_EVERY_MS = 15_000;
/** Maximum length of what a device calls itself. */
const DEVICE_LENGTH = 60;

/** Requests of one printer, and new states of it, in a minute on one server. printing#poll-limit. */
const REQUESTS_A_MINUTE = 600;
const CHANGES_A_MINUTE = 20;

const requestsByPrinter = new LRUCache<string, { count: number }>({ max: ADDRESSES_MAX, ttl: MINUTE_MS });
const changesByPrinter = new LRUCache<string, { count: number }>({ max: ADDRESSES_MAX, ttl: MINUTE_MS });
const unknownByAddress = new LRUCache<string, { count: number }>({ max: ADDRESSES_MAX, ttl: MINUTE_MS });
const strangersNoted = new LRUCache<string, string>({ max: ADDRESSES_MAX, ttl: STRANGER_EVERY_MS });

/**
 * Answers a poll with an unknown secret: 404, and 429 to an address that tries many. It costs no query, since a printer
 * whose secret was replaced keeps polling. printing#unknown-secret.
 */
export function refuseSecret(c: Context<ApiEnv>): Response {
  c.set("isIdlePoll", true);
  const address = c.env?.clientAddress ?? "";
  const count = countIn(unknownByAddress, address);
  if (count === UNKNOWN_A_MINUTE) securityEvent(c, { event: "printer_refused", reason: "secret" });
  return count > UNKNOWN_A_MINUTE ? c.body(null, 429, { "retry-after": "60" }) : c.body(null, 404);
}

/**
 * Refuses a printer that asks far more often than one does: each request of it may cost a transaction. Null if it may ask.
 * printing#poll-limit.
 */
export function refuseOften(c: Context<ApiEnv>, { printerId }: Pick<PolledPrinter, "printerId">): Response | null {
  if (countIn(requestsByPrinter, printerId) <= REQUESTS_A_MINUTE) return null;
  c.set("isIdlePoll", true);
  return c.body(null, 429, { "retry-after": "60" });
}

/** Counts within the minute that begins with the first count. */
function countIn(counts: LRUCache<string, { count: number }>, name: string): number {
  const known = counts.get(name) ?? { count: 0 };
  known.count += 1;
  if (known.count === 1) counts.set(name, known);
  return known.count;
}

/**
 * Checks which device polls. The first one that says who it is becomes the printer; another one with the same secret is
 * refused, and recorded. True if it is the printer, as far as can be told. printing#device.
 */
export async function isOwnDevice(
  c: Context<ApiEnv>,
  { database }: Pick<PollDeps, "database">,
  printer: PolledPrinter,
  said: string | null,
): Promise<boolean> {
  const device = said?.trim().slice(0, DEVICE_LENGTH).replaceAll("\0", "") || null;
  const { restaurantId, printerId, secretHash } = printer;
  if (secretHash === null) return false;
  if (printer.device === null && device !== null) {
    if (!(await pinDevice(database, { restaurantId, printerId, secretHash, device }))) {
      tellPrinters(database);
      return false;
    }
    printer.device = device;
    return true;
  }
  if (printer.device === device) return true;
  const stranger = device ?? "?";
  if (strangersNoted.get(printerId) !== stranger) {
    strangersNoted.set(printerId, stranger);
    securityEvent(c, { event: "printer_refused", reason: "device" });
    await saveStranger(database, { restaurantId, printerId, secretHash, device: stranger });
  }
  return false;
}

/** Records that a printer was heard, and its status if that is new: every board is told. printing#status. */
export async function noteStatus(
  { database, clock, printerRegistry }: Pick<PollDeps, "database" | "clock" | "printerRegistry">,
  printer: PolledPrinter,
  status: PrinterStatus,
): Promise<void> {
  printerRegistry.noteSeen(printer);
  if (printer.status === status) return;
  // The next poll says it again. Each change makes an event, and all servers read their printers anew.
  if (countIn(changesByPrinter, printer.printerId) > CHANGES_A_MINUTE) return;
  await changeStatus({ database, clock }, printer, { status, isHeard: true });
  printer.status = status;
}

/** Records a printer's new status, and tells boards. Idempotent. */
export function changeStatus(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { restaurantId, printerId, secretHash }: Pick<PolledPrinter, "restaurantId" | "printerId" | "secretHash">,
  { status, isHeard }: { readonly status: PrinterStatus; readonly isHeard: boolean },
): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    const now = clock();
    if (!(await saveStatus(transaction, { restaurantId, printerId, secretHash, status, now, isHeard }))) return;
    tellPrinters(transaction);
    await writeVenueEvents(transaction, [{ type: "board.changed", restaurantId, at: now }]);
  });
}

/** The token of an attempt: its job and which hand-out it is, in at most 30 letters that every protocol takes. */
export function writeToken(jobId: string, handedOut: number): string {
  return `${Buffer.from(jobId.replaceAll("-", ""), "hex").toString("base64url")}.${handedOut}`;
}

/** Reads a token; null for a text that is none. */
export function readToken(token: string | null): { readonly jobId: string; readonly handedOut: number } | null {
  const [, code, count] = /^([A-Za-z0-9_-]{22})\.(\d{1,4})$/.exec(token ?? "") ?? [];
  if (code === undefined) return null;
  const hex = Buffer.from(code, "base64url").toString("hex");
  const jobId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { jobId, handedOut: Number(count) };
}
