import type { PrinterWay } from "@comptoir/ordering";

/** Paths at which printers poll, by their way. printing#secret. */
export const STAR_PATH = "/api/print/star";
export const EPSON_PATH = "/api/print/epson";

/** Names of the machine itself. Without PUBLIC_ORIGIN the site's own address has one of them. */
const THIS_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether printers can ask at an origin, which no other machine can if it names the server's own. printing#reachable. */
export function isReachable(origin: string): boolean {
  return !THIS_MACHINE.test(new URL(origin).hostname);
}

/**
 * Returns the origin that is typed into printers: the site's, or the one at which a manager asks if only this machine can
 * open the site's. printing#reachable.
 */
export function printerOrigin(site: string | null, asked: string): string {
  return site !== null && isReachable(site) ? site : asked;
}

/** Returns the address that is typed into a printer; null for one that does not poll. printing#secret. */
export function printerAddress(origin: string, way: PrinterWay, secret: string | null): string | null {
  if (secret === null) return null;
  return `${origin}${way === "epson" ? EPSON_PATH : STAR_PATH}/${secret}`;
}
