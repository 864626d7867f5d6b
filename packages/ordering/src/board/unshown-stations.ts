import type { BoardLane } from "./board-lane.ts";

/**
 * Returns the stations that none of the connected boards shows. Each board is its filter: the stations that it shows, or
 * none for all. Without a connected board the answer is empty: alerts tell of that. board#unshown.
 */
export function unshownStations(
  stations: readonly string[],
  boards: readonly (readonly string[])[],
): readonly string[] {
  if (boards.length === 0 || boards.some((filter) => filter.length === 0)) return [];
  return stations.filter((station) => !boards.some((filter) => filter.includes(station)));
}

type WithLines = {
  readonly lane: BoardLane;
  /** Set while the order waits for an answer. Every board shows it then. */
  readonly awaits: unknown;
  readonly lines: readonly { readonly station: string | null; readonly done: boolean }[];
};

/** Returns which of the unshown stations have something left to prepare for an order. board#unshown. */
export function stationsUnshown({ lane, awaits, lines }: WithLines, unshown: readonly string[]): readonly string[] {
  if (awaits !== null || (lane !== "new" && lane !== "in-progress")) return [];
  return unshown.filter((station) => lines.some((line) => !line.done && line.station === station));
}
