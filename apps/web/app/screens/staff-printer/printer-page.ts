import type { PrinterData, PrinterModelData, PrintJobData, StaffData } from "@comptoir/contract";
import type { PrinterAnswer } from "../staff-printers/printer-answer.ts";

/** What the page of a printer has loaded. */
export type PrinterLoaded = {
  readonly restaurant: StaffData["restaurant"];
  readonly printer: PrinterData;
  readonly jobs: readonly PrintJobData[];
  readonly cursor: string | null;
  readonly isFirst: boolean;
  /** All printers of the restaurant, which may print in each other's place. */
  readonly printers: readonly PrinterData[];
  readonly models: readonly PrinterModelData[];
  readonly stations: readonly string[];
  /** Whether printers can open the server's address. */
  readonly reachable: boolean;
};

export type PrinterPageProps = PrinterLoaded & { readonly answer: PrinterAnswer | undefined };
