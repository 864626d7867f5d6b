import type { BoardOrderData } from "@comptoir/contract";
import type { AgeSettings, LocalMoment } from "@comptoir/ordering";
import type { BoardAct } from "./live/board-taps.ts";
import type { Acting } from "./next-act.ts";

/** An order on the board, how its card shows it, and what may be done to it. */
export type CardProps = Acting & {
  readonly order: BoardOrderData;
  readonly isUnsent: boolean;
  /** The digit that chooses the card on a keyboard or bump bar; null for none. */
  readonly digit: number | null;
  readonly isChosen: boolean;
  /** Whether the card names its lane, among cards of other lanes. */
  readonly showsLane: boolean;
  readonly ages: AgeSettings;
  readonly at: (instant: string) => LocalMoment;
  readonly today: string;
  readonly serverNow: () => number;
  readonly press: (order: BoardOrderData, act: BoardAct) => void;
  readonly onDecline: (order: BoardOrderData) => void;
  readonly onMore: (order: BoardOrderData) => void;
  readonly onPrintAgain: (order: BoardOrderData) => void;
  /** Whether the order's ticket is being asked for. */
  readonly isPrinting: boolean;
};
