import type { PrinterData } from "@comptoir/contract";

type PrintingOf = {
  readonly on: boolean;
  readonly prints: readonly PrinterData["prints"][number][];
  readonly stations: readonly string[];
};

/**
 * Returns the stations of the menus whose tickets no printer prints of its own accord. None while no printer prints tickets:
 * the kitchen then works by the board. printing#stations-unprinted.
 */
export function stationsUnprinted(printers: readonly PrintingOf[], stations: readonly string[]): readonly string[] {
  const printing = printers.filter(({ on, prints }) => on && prints.includes("tickets"));
  if (printing.length === 0 || printing.some((printer) => printer.stations.length === 0)) return [];
  return stations.filter((station) => !printing.some((printer) => printer.stations.includes(station)));
}
