import { m } from "@comptoir/messages";

const WORDS: ReadonlyMap<unknown, () => string> = new Map([
  ["placed", m.board_history_placed_again],
  ["in-progress", m.board_history_started],
  ["ready", m.board_history_ready],
  ["completed", m.board_history_completed],
]);

/** Returns the words for an order that was moved to a status; null for a status to which staff move none. board#move. */
export function statusWords(to: unknown): string | null {
  return WORDS.get(to)?.() ?? null;
}
