import type { BoardOrderData, PricedLineData } from "@comptoir/contract";
import type { LocalMoment } from "@comptoir/ordering";
import type { TicketLine } from "./dish-rows.ts";

/** What a ticket tells the kitchen: an order, a guest's change of it with the lines before, or its cancellation. */
export type TicketKind =
  | { readonly kind: "order" }
  | {
      readonly kind: "change";
      readonly before: readonly PricedLineData[];
      /** Whether other allergies were said than before. */
      readonly hasOtherAllergies: boolean;
    }
  | { readonly kind: "cancellation" };

export type TicketOrder = Omit<BoardOrderData, "lines"> & {
  readonly lines: readonly (TicketLine & Pick<BoardOrderData["lines"][number], "station">)[];
};

export type TicketAbout = {
  readonly ticket: TicketKind;
  /** Whether it was printed before. */
  readonly isCopy: boolean;
  /** The stations whose lines are printed; empty for all. board#stations. */
  readonly stations: readonly string[];
  /** Converts an instant to the restaurant's wall clock. */
  readonly at: (instant: string) => LocalMoment;
  /** When it is printed. */
  readonly now: string;
};
