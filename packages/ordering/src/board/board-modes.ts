import type { OrderingSettings } from "../venue/ordering-settings.ts";

/** Lists that a board has beside the orders of the moment, each for venues that work that way. board#board-modes. */
export const BOARD_MODES = ["school", "suites", "catering", "tables"] as const;
export type BoardMode = (typeof BOARD_MODES)[number];

/**
 * Returns the modes of a venue's board: a school's meals, an event's suites, catering by day, and tables
 * that order together. board#board-modes.
 */
export function boardModes(
  {
    k12,
    genericCatering,
    genericCateringRules,
    ordersTogether,
  }: Pick<OrderingSettings, "k12" | "genericCatering" | "genericCateringRules" | "ordersTogether">,
  { hasEvents }: { readonly hasEvents: boolean },
): BoardMode[] {
  const has: Readonly<Record<BoardMode, boolean>> = {
    school: k12,
    suites: hasEvents,
    catering: genericCatering || genericCateringRules.isAll,
    tables: ordersTogether,
  };
  return BOARD_MODES.filter((mode) => has[mode]);
}
