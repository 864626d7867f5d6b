import type { PartnerPrinterData, PrinterData, PrinterModelData, PrintJobData } from "@comptoir/contract";
import { PRINTER_MODEL_IDS, waysOfModel } from "@comptoir/ordering";
import { PRINTER_MODELS, widthOfModel } from "@comptoir/printing";
import type { ListedJob } from "./print-jobs.store.ts";
import type { ListedPrinter } from "./printers.store.ts";

export function formatPrinter(printer: ListedPrinter): PrinterData {
  const { id, name, way, model, labelsEach, fallbackId, isOn, host, port, device, status, waiting } = printer;
  const { strangerDevice, strangerAt } = printer;
  return {
    ...{ id, name, way, model, labelsEach, host, port, device, status, waiting },
    prints: [...printer.prints],
    stations: [...printer.stations],
    fallback: fallbackId,
    on: isOn,
    stranger: strangerDevice && strangerAt ? { device: strangerDevice, at: strangerAt.toISOString() } : null,
    seenAt: printer.seenAt?.toISOString() ?? null,
    statusSince: printer.statusSince.toISOString(),
  };
}

/** What a key learns of a printer. partners#v1-printers. */
export function formatPartnerPrinter(printer: ListedPrinter): PartnerPrinterData {
  const { id, name, prints, stations, on, status, statusSince, waiting } = formatPrinter(printer);
  return { id, name, prints, stations, on, status, statusSince, waiting, byHand: on && printer.way !== "page" };
}

export function formatJob(job: ListedJob): PrintJobData {
  const {
    jobId,
    printerId,
    printerName,
    kind,
    about,
    orderId,
    number,
    origin,
    state,
    madeAt,
    printedAt,
    tries,
    fault,
  } = job;
  const { movedPrinterId, movedPrinterName } = job;
  return {
    ...{ id: jobId, kind, orderId, origin, state, tries, fault, isCopy: job.isCopy || job.saidCopy },
    printer: { id: printerId, name: printerName },
    ticket: about.ticket,
    number: number === null ? null : String(number),
    madeAt: madeAt.toISOString(),
    printedAt: printedAt?.toISOString() ?? null,
    movedTo: movedPrinterId && movedPrinterName ? { id: movedPrinterId, name: movedPrinterName } : null,
  };
}

/** Lists the known models with the ways by which they can be reached. printing#models, printing#ways. */
export function formatModels(): PrinterModelData[] {
  return PRINTER_MODEL_IDS.map((id) => ({
    id,
    name: PRINTER_MODELS[id].name,
    ways: [...waysOfModel(id)],
    width: widthOfModel(id),
  }));
}
