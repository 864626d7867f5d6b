import type { PrinterWay } from "@comptoir/ordering";

/** Paths at which printers poll, by their way. printing#secret. */
export const STAR_PATH = "/api/print/star";
export const EPSON_PATH = "/api/print/epson";

/** Returns the address that is typed into a printer; null for one that does not poll. printing#secret. */
export function printerAddress(origin: string, way: PrinterWay, secret: string | null): string | null {
  if (secret === null) return null;
  return `${origin}${way === "epson" ? EPSON_PATH : STAR_PATH}/${secret}`;
}
