/**
 * How bytes get to a printer: it polls by Star's CloudPRNT or by Epson's Server Direct Print, the server connects to it
 * on port 9100, or a browser prints a page. printing#ways.
 */
export const PRINTER_WAYS = ["cloudprnt", "epson", "tcp", "page"] as const;
export type PrinterWay = (typeof PRINTER_WAYS)[number];

/** Ids of the known models; `packages/printing` says how each prints. printing#models. */
export const PRINTER_MODEL_IDS = [
  "epson-tm-m30",
  "epson-tm-m50",
  "epson-tm-t20",
  "epson-tm-t70",
  "epson-tm-t88",
  "epson-tm-p20",
  "star-mc-print2",
  "star-mc-print3",
  "star-mpop",
  "star-tsp100iv",
  "star-tsp650ii",
  "star-sm-l200",
  "citizen-ct-s310ii",
  "bixolon-srp-350iii",
  "other-58",
  "other-80",
  "other-star-58",
  "other-star-80",
] as const;
export type PrinterModelId = (typeof PRINTER_MODEL_IDS)[number];

/** What a printer prints of each order. printing#prints. */
export const PAPERS_PRINTED = ["tickets", "labels", "receipts"] as const;
export type PaperPrinted = (typeof PAPERS_PRINTED)[number];

/** The state of a printer, as it was last heard. printing#status. */
export const PRINTER_STATUSES = [
  "never-seen",
  "ready",
  "paper-low",
  "paper-out",
  "cover-open",
  "offline",
  "error",
] as const;
export type PrinterStatus = (typeof PRINTER_STATUSES)[number];

/** Maximum number of printers of a restaurant. printing#printers. */
export const PRINTERS_MAX = 20;

/** Tells whether a printer of this way asks for its jobs itself, by an address with a secret. printing#ways. */
export function pollsUs(way: PrinterWay): way is "cloudprnt" | "epson" {
  return way === "cloudprnt" || way === "epson";
}

/** Returns the ways by which a model can be reached: polling is its maker's own protocol. printing#ways. */
export function waysOfModel(model: PrinterModelId): readonly PrinterWay[] {
  const isStar = model.startsWith("star-") || model.startsWith("other-star-");
  const polls = isStar ? (["cloudprnt"] as const) : /^(?:epson|other)-/.test(model) ? (["epson"] as const) : [];
  return [...polls, "tcp", "page"];
}
