import type { PaperPrinted, PrinterModelId, PrinterStatus, PrinterWay } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";

const PRINTER = `p.restaurant_id as "restaurantId", p.id, p.name, p.way, p.model, p.prints, p.labels_each as "labelsEach", p.stations,
           p.fallback_id as "fallbackId", p.is_on as "isOn", p.from_sequence as "fromSequence", p.host, p.port, p.device`;
const PRINTER_ROW = {
  restaurantId: "text",
  id: "uuid",
  name: "text",
  way: typed<PrinterWay>("text"),
  model: typed<PrinterModelId>("text"),
  prints: typed<readonly PaperPrinted[]>("text[]"),
  labelsEach: typed<"order" | "portion">("text"),
  stations: "text[]",
  fallbackId: "uuid?",
  isOn: "bool",
  fromSequence: "int8",
  host: "text?",
  port: "int4?",
  device: "text?",
} as const;
const NAMES = { restaurantId: "text", printerId: "uuid" } as const;
const NAMED = "restaurant_id = :restaurantId and id = :printerId";

/** Identifies a printer. */
export type PrinterName = { readonly restaurantId: string; readonly printerId: string };

const listStatement = statement({
  name: "list printers",
  text: `select ${PRINTER}, p.stranger_device as "strangerDevice", p.stranger_at as "strangerAt", p.seen_at as "seenAt",
           p.status, p.status_since as "statusSince", (select count(*)::int4 from print_jobs j
             where j.restaurant_id = p.restaurant_id and j.printer_id = p.id and j.state in ('queued', 'taken')) as waiting
         from printers p where p.restaurant_id = :restaurantId order by p.created_at, p.id`,
  params: { restaurantId: "text" },
  row: {
    ...PRINTER_ROW,
    strangerDevice: "text?",
    strangerAt: "timestamptz?",
    seenAt: "timestamptz?",
    status: typed<PrinterStatus>("text"),
    statusSince: "timestamptz",
    waiting: "int4",
  },
});

export const listPrinters = listStatement.rows;
export type ListedPrinter = RowOf<typeof listStatement>;

const holdStatement = statement({
  name: "hold printer",
  text: `select ${PRINTER} from printers p where p.restaurant_id = :restaurantId and p.id = :printerId for update`,
  params: NAMES,
  row: PRINTER_ROW,
});

/** Locks a printer until the end of the transaction. */
export const holdPrinter = holdStatement.oneOrNull;
export type Printer = RowOf<typeof holdStatement>;

/** Reads a printer as it is, without a lock. */
export const readPrinter = statement({
  name: "read printer",
  text: `select ${PRINTER} from printers p where p.restaurant_id = :restaurantId and p.id = :printerId`,
  params: NAMES,
  row: PRINTER_ROW,
}).oneOrNull;

/** Reads a printer that polls with a secret, or that the server connects to; null once its secret was replaced. printing#secret. */
export const readAskingPrinter = statement({
  name: "read asking printer",
  text: `select ${PRINTER} from printers p where p.restaurant_id = :restaurantId and p.id = :printerId
           and p.secret_hash is not distinct from :secretHash`,
  params: { ...NAMES, secretHash: "text?" },
  row: PRINTER_ROW,
}).oneOrNull;

/** Lists the printers of restaurants that are on and that the server prints to. */
export const listPrintersOn = statement({
  name: "list printers that are on",
  text: `select ${PRINTER} from printers p
         where p.restaurant_id = any(:restaurantIds) and p.is_on and p.way <> 'page' order by p.restaurant_id, p.created_at, p.id`,
  params: { restaurantIds: "text[]" },
  row: PRINTER_ROW,
}).rows;

export const addPrinterRow = statement({
  name: "add printer",
  text: `insert into printers (restaurant_id, id, name, way, model, prints, labels_each, stations, fallback_id, from_sequence,
           secret_hash, host, port, status_since, created_at)
         values (:restaurantId, :printerId, :name, :way, :model, :prints, :labelsEach, :stations, :fallbackId, :fromSequence,
           :secretHash, :host, :port, :now, :now)`,
  params: {
    ...NAMES,
    name: "text",
    way: typed<PrinterWay>("text"),
    model: typed<PrinterModelId>("text"),
    prints: "text[]",
    labelsEach: "text",
    stations: "text[]",
    fallbackId: "uuid?",
    fromSequence: "int8",
    secretHash: "text?",
    host: "text?",
    port: "int4?",
    now: "timestamptz",
  },
}).count;

export const savePrinter = statement({
  name: "save printer",
  text: `update printers set name = :name, model = :model, prints = :prints, labels_each = :labelsEach, stations = :stations,
           fallback_id = :fallbackId, host = :host, port = :port, is_on = :isOn, from_sequence = :fromSequence,
           status = case when :isTurnedOn then 'never-seen' else status end,
           status_since = case when :isTurnedOn then :now else status_since end
         where ${NAMED}`,
  params: {
    ...NAMES,
    name: "text",
    model: typed<PrinterModelId>("text"),
    prints: "text[]",
    labelsEach: "text",
    stations: "text[]",
    fallbackId: "uuid?",
    host: "text?",
    port: "int4?",
    isOn: "bool",
    isTurnedOn: "bool",
    fromSequence: "int8",
    now: "timestamptz",
  },
}).count;

/** Replaces a printer's secret; the old one ends at once. printing#secret. */
export const savePrinterSecret = statement({
  name: "save printer secret",
  text: `update printers set secret_hash = :secretHash where ${NAMED}`,
  params: { ...NAMES, secretHash: "text" },
}).count;

/** Forgets which device a printer is. printing#device. */
export const forgetDevice = statement({
  name: "forget device of printer",
  text: `update printers set device = null, stranger_device = null, stranger_at = null where ${NAMED}`,
  params: NAMES,
}).count;

/** Removes a printer, also as the fallback of others. */
export const deletePrinter = statement({
  name: "remove printer",
  text: `with unlinked as (
           update printers set fallback_id = null where restaurant_id = :restaurantId and fallback_id = :printerId
         )
         delete from printers where ${NAMED}`,
  params: NAMES,
}).count;

const loadPollingStatement = statement({
  name: "load printers",
  text: `select restaurant_id as "restaurantId", id as "printerId", way, model, secret_hash as "secretHash", device, status, is_on as "isOn"
         from printers where way <> 'page'`,
  params: {},
  row: {
    restaurantId: "text",
    printerId: "uuid",
    way: typed<PrinterWay>("text"),
    model: typed<PrinterModelId>("text"),
    secretHash: "text?",
    device: "text?",
    status: typed<PrinterStatus>("text"),
    isOn: "bool",
  },
  crosses: "sweep: the printers of all restaurants, which any server answers",
});

/** Loads what a server has to know of all printers, to answer polls without a query. printing#polls. */
export const loadPrinters = loadPollingStatement.rows;
export type KnownPrinter = RowOf<typeof loadPollingStatement>;
