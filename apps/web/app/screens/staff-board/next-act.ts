import type { BoardOrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isOfStation } from "@comptoir/ordering";
import { mustBeRead } from "./live/board-state.ts";
import type { BoardAct } from "./live/board-taps.ts";

export type Acting = {
  /** The stations whose lines the board shows; empty for all. board#stations. */
  readonly stations: readonly string[];
  /** Whether who acts may answer orders: accept and decline them. staff#staff-roles. */
  readonly mayAnswer: boolean;
};

export type NextAct = { readonly label: string; readonly act: BoardAct };

/**
 * The act of a card's head: what usually happens to the order next. Null for an order that is done, and for one
 * that waits for an answer of somebody else.
 */
export function nextAct(order: BoardOrderData, { stations, mayAnswer }: Acting): NextAct | null {
  if (mustBeRead(order)) return { label: m.board_read(), act: { do: "read" } };
  if (order.awaits) return mayAnswer ? { label: m.board_accept(), act: { do: "accept" } } : null;
  switch (order.lane) {
    case "scheduled":
      return { label: m.board_start_now(), act: { do: "start-now" } };
    case "new":
      return { label: m.board_start(), act: { do: "move", to: "in-progress" } };
    case "in-progress": {
      const here = order.lines.filter((line) => !line.done && isOfStation(line, stations));
      const elsewhere = order.lines.some((line) => !line.done && !isOfStation(line, stations));
      if (elsewhere) {
        if (here.length === 0) return null;
        return { label: m.board_station_done(), act: { do: "lines", lines: here.map(({ line }) => line), done: true } };
      }
      return { label: m.board_ready(), act: { do: "move", to: "ready" } };
    }
    case "ready":
      return { label: m.board_hand_over(), act: { do: "move", to: "completed" } };
    case "done":
      // A stray press must not bring it back: the dialog does, and Backspace for the last one.
      return null;
  }
}
