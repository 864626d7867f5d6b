import { randomBytes, randomUUID } from "node:crypto";
import {
  type PaperPrinted,
  PRINTERS_MAX,
  type PrinterModelId,
  type PrinterWay,
  pollsUs,
  type Refused,
  waysOfModel,
} from "@comptoir/ordering";
import {
  checkPrinterHost,
  type HostFault,
  PRINTER_PORT,
  type PrinterNetwork,
} from "../../gateways/printer/printer-network.ts";
import { hashSecret } from "../../people/secrets.ts";
import type { NoteDetails } from "../../people/staff-acts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { beginReading, endReading, holdReading } from "../venue-events/read-on.ts";
import { lastSequence, type NewVenueEvent, writeVenueEvents } from "../venue-events/venue-events.store.ts";
import { giveUp } from "./give-up.ts";
import { holdJobsOfPrinter } from "./print-jobs.store.ts";
import {
  addPrinterRow,
  deletePrinter,
  forgetDevice,
  holdPrinter,
  type ListedPrinter,
  listPrinters,
  type Printer,
  type PrinterName,
  savePrinter,
  savePrinterSecret,
} from "./printers.store.ts";
import { tellPrinters } from "./tell-printing.ts";

export type PrinterDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly printerNetwork: PrinterNetwork;
};
/** Writes an act with details, in the transaction of the act; null for a command. staff#acts. */
export type NotePrinter = NoteDetails | null;

export type PrinterSettings = {
  readonly name: string;
  readonly model: PrinterModelId;
  readonly prints: readonly PaperPrinted[];
  readonly labelsEach: "order" | "portion";
  readonly stations: readonly string[];
  readonly fallbackId: string | null;
  readonly host: string | null;
  readonly port: number | null;
};
export type NewPrinter = PrinterSettings & { readonly way: PrinterWay };
/** A field of a printer that cannot be so. */
export type FieldRefusal = {
  readonly code: "field";
  readonly field: "model" | "fallback" | "way" | "host" | "port";
  readonly fault:
    | HostFault
    | "required"
    | "model-of-other-way"
    | "network-off"
    | "printer-unknown"
    | "printer-itself"
    | "printer-page";
};
type UnknownRefusal = { readonly code: "printer-unknown" };
const UNKNOWN = { refused: { code: "printer-unknown" } } as const;
const SECRET_BYTES = 24;

/** Adds a printer, which prints what happens from now on. The secret of one that polls is returned this once. printing#printers. */
export async function addPrinter(
  { database, clock, printerNetwork }: PrinterDeps,
  restaurantId: string,
  added: NewPrinter,
  note: NotePrinter,
): Promise<
  { readonly printerId: string; readonly secret: string | null } | Refused<FieldRefusal | { readonly code: "full" }>
> {
  const { way } = added;
  const settings = {
    ...added,
    port: way === "tcp" ? (added.port ?? PRINTER_PORT) : null,
    host: way === "tcp" ? added.host : null,
  };
  const fault = await checkSettings(printerNetwork, way, settings);
  if (fault) return fault;
  const [printerId, secret, now] = [randomUUID(), pollsUs(way) ? newPrinterSecret() : null, clock()];
  type Added = { readonly printerId: string; readonly secret: string | null };
  return inRefusableTransaction<Added, FieldRefusal | { code: "full" }>(
    database,
    "read committed",
    async (transaction) => {
      await beginReading(transaction, "printers", { restaurantId });
      const printers = await listPrinters(transaction, { restaurantId });
      if (printers.length >= PRINTERS_MAX) return { refused: { code: "full" } };
      const unfit = checkFallback(printers, printerId, settings.fallbackId);
      if (unfit) return unfit;
      const fromSequence = await lastSequence(transaction, restaurantId);
      const secretHash = secret && hashSecret(secret);
      await addPrinterRow(transaction, { restaurantId, printerId, ...settings, way, fromSequence, secretHash, now });
      await endReadingWithoutPrinters(transaction, restaurantId);
      await note?.({ id: printerId, name: settings.name, way, model: settings.model, prints: settings.prints })(
        transaction,
        now,
      );
      tellPrinters(transaction);
      await writeVenueEvents(transaction, [boardNews(restaurantId, now)]);
      return { printerId, secret };
    },
  );
}

/**
 * Changes a printer, or turns it on or off; an absent field stays. What waits at a printer that is turned off goes to its
 * fallback, or to the board. One that is turned on prints what happens from now on. printing#printers, printing#remove.
 */
export async function changePrinter(
  { database, clock, printerNetwork }: PrinterDeps,
  name: PrinterName,
  change: {
    readonly [Field in keyof PrinterSettings | "isOn"]?: (PrinterSettings & { isOn: boolean })[Field] | undefined;
  },
  note: { readonly changed: NotePrinter; readonly turned: (isOn: boolean) => NotePrinter },
): Promise<{ readonly changed: true } | Refused<FieldRefusal | UnknownRefusal>> {
  const { restaurantId, printerId } = name;
  if (change.host != null || change.port != null) {
    const fault = await checkAddress(printerNetwork, { host: change.host ?? null, port: change.port ?? null });
    if (fault) return fault;
  }
  return inRefusableTransaction<{ changed: true }, FieldRefusal | UnknownRefusal>(
    database,
    "read committed",
    async (transaction) => {
      const at = clock();
      await beginReading(transaction, "printers", { restaurantId });
      const printer = await holdPrinter(transaction, name);
      if (printer === null) return UNKNOWN;
      const next = nextOf(printer, change);
      if (!waysOfModel(next.model).includes(printer.way)) return refuseField("model", "model-of-other-way");
      const printers = await listPrinters(transaction, { restaurantId });
      const unfit = next.fallbackId === printer.fallbackId ? null : checkFallback(printers, printerId, next.fallbackId);
      if (unfit) return unfit;
      const isTurnedOn = next.isOn && !printer.isOn;
      const fromSequence = isTurnedOn ? await lastSequence(transaction, restaurantId) : printer.fromSequence;
      await savePrinter(transaction, { ...name, ...next, isTurnedOn, fromSequence, now: at });
      const events = !next.isOn && printer.isOn ? await giveUpQueued(transaction, name, at) : [];
      await endReadingWithoutPrinters(transaction, restaurantId);
      const { isOn, ...others } = change;
      const shown = { id: printerId, name: next.name, model: next.model, prints: next.prints, stations: next.stations };
      if (Object.values(others).some((value) => value !== undefined)) await note.changed?.(shown)(transaction, at);
      if (next.isOn !== printer.isOn)
        await note.turned(next.isOn)?.({ id: printerId, name: next.name })(transaction, at);
      tellPrinters(transaction);
      await writeVenueEvents(transaction, [...events, boardNews(restaurantId, at)]);
      return { changed: true };
    },
  );
}

function nextOf(printer: Printer, change: Parameters<typeof changePrinter>[2]) {
  const isTcp = printer.way === "tcp";
  return {
    name: change.name ?? printer.name,
    model: change.model ?? printer.model,
    prints: change.prints ?? printer.prints,
    labelsEach: change.labelsEach ?? printer.labelsEach,
    stations: change.stations ?? printer.stations,
    fallbackId: change.fallbackId === undefined ? printer.fallbackId : change.fallbackId,
    host: isTcp ? (change.host ?? printer.host) : null,
    port: isTcp ? (change.port ?? printer.port) : null,
    isOn: change.isOn ?? printer.isOn,
  };
}

/** Removes a printer. What waits goes to its fallback, or to the board. printing#remove. */
export function removePrinter(
  { database, clock }: Pick<PrinterDeps, "database" | "clock">,
  name: PrinterName,
  note: NotePrinter,
): Promise<{ readonly removed: string } | Refused<UnknownRefusal>> {
  const { restaurantId } = name;
  return inRefusableTransaction<{ removed: string }, UnknownRefusal>(
    database,
    "read committed",
    async (transaction) => {
      const at = clock();
      await holdReading(transaction, { reader: "printers", restaurantId });
      const printer = await holdPrinter(transaction, name);
      if (printer === null) return UNKNOWN;
      const events = await giveUpQueued(transaction, name, at);
      await deletePrinter(transaction, name);
      await endReadingWithoutPrinters(transaction, restaurantId);
      await note?.({ id: name.printerId, name: printer.name })(transaction, at);
      tellPrinters(transaction);
      await writeVenueEvents(transaction, [...events, boardNews(restaurantId, at)]);
      return { removed: printer.name };
    },
  );
}

/**
 * Gives up the jobs that wait for a printer. One that is on its way may still be reported as printed; otherwise its lease
 * lapses, and it is given up then.
 */
async function giveUpQueued(transaction: Transaction, name: PrinterName, at: Date): Promise<readonly NewVenueEvent[]> {
  const events: NewVenueEvent[] = [];
  for (const job of await holdJobsOfPrinter(transaction, name)) {
    if (job.state !== "queued") continue;
    events.push(...(await giveUp(transaction, job, { state: "failed", fault: "turned-off", hasFailed: false, at })));
  }
  return events;
}

/** Replaces a printer's secret; the old one ends at once. Null for a printer that does not poll. printing#secret. */
export function rotatePrinterSecret(
  { database, clock }: Pick<PrinterDeps, "database" | "clock">,
  name: PrinterName,
  note: NotePrinter,
): Promise<{ readonly secret: string } | Refused<UnknownRefusal | { readonly code: "no-secret" }>> {
  return inRefusableTransaction<{ secret: string }, UnknownRefusal | { code: "no-secret" }>(
    database,
    "read committed",
    async (transaction) => {
      const printer = await holdPrinter(transaction, name);
      if (printer === null) return UNKNOWN;
      if (!pollsUs(printer.way)) return { refused: { code: "no-secret" } };
      const secret = newPrinterSecret();
      await savePrinterSecret(transaction, { ...name, secretHash: hashSecret(secret) });
      await note?.({ id: name.printerId, name: printer.name })(transaction, clock());
      tellPrinters(transaction);
      return { secret };
    },
  );
}

/** Forgets which device a printer is: the next one that polls is the printer. printing#device. */
export function forgetPrinterDevice(
  { database, clock }: Pick<PrinterDeps, "database" | "clock">,
  name: PrinterName,
  note: NotePrinter,
): Promise<{ readonly forgotten: true } | Refused<UnknownRefusal>> {
  return inRefusableTransaction<{ forgotten: true }, UnknownRefusal>(
    database,
    "read committed",
    async (transaction) => {
      const printer = await holdPrinter(transaction, name);
      if (printer === null) return UNKNOWN;
      await forgetDevice(transaction, name);
      await note?.({ id: name.printerId, name: printer.name, device: printer.device })(transaction, clock());
      tellPrinters(transaction);
      return { forgotten: true };
    },
  );
}

/** Lists a restaurant's printers, the oldest first. */
export function printersOf(database: Database, { restaurantId }: Pick<PrinterName, "restaurantId">) {
  return listPrinters(database, { restaurantId });
}

/** A secret of 24 random bytes, for an address that is typed into a printer. printing#secret. */
function newPrinterSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

function boardNews(restaurantId: string, at: Date): NewVenueEvent {
  return { type: "board.changed", restaurantId, at };
}

/** Ends the reading of a restaurant's events once it has no printer that is on. The caller holds the reader's cursor. */
async function endReadingWithoutPrinters(transaction: Transaction, restaurantId: string): Promise<void> {
  const printers = await listPrinters(transaction, { restaurantId });
  if (printers.some(({ isOn, way }) => isOn && way !== "page")) return;
  await endReading(transaction, { reader: "printers", restaurantId });
}

function refuseField(field: FieldRefusal["field"], fault: FieldRefusal["fault"]): Refused<FieldRefusal> {
  return { refused: { code: "field", field, fault } };
}

async function checkSettings(
  network: PrinterNetwork,
  way: PrinterWay,
  { model, host, port }: Pick<PrinterSettings, "model" | "host" | "port">,
): Promise<Refused<FieldRefusal> | null> {
  if (!waysOfModel(model).includes(way)) return refuseField("model", "model-of-other-way");
  if (way !== "tcp") return null;
  if (!network.isOn) return refuseField("way", "network-off");
  return host ? checkAddress(network, { host, port }) : refuseField("host", "required");
}

async function checkAddress(
  network: PrinterNetwork,
  { host, port }: Pick<PrinterSettings, "host" | "port">,
): Promise<Refused<FieldRefusal> | null> {
  if (port !== null && !network.isPort(port)) return refuseField("port", "printer-port");
  const fault = host === null ? null : await checkPrinterHost(host, network);
  return fault && refuseField("host", fault);
}

function checkFallback(
  printers: readonly ListedPrinter[],
  printerId: string,
  fallbackId: string | null,
): Refused<FieldRefusal> | null {
  if (fallbackId === null) return null;
  if (fallbackId === printerId) return refuseField("fallback", "printer-itself");
  const other = printers.find(({ id }) => id === fallbackId);
  if (other === undefined) return refuseField("fallback", "printer-unknown");
  return other.way === "page" ? refuseField("fallback", "printer-page") : null;
}
