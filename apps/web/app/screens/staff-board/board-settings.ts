import { useEffect, useState } from "react";

/** The size of the type: for a tablet in the hand, one that is read across a counter, and a wall screen. */
export const BOARD_SIZES = ["table", "counter", "wall"] as const;
export type BoardSize = (typeof BOARD_SIZES)[number];

/** How a device shows the board. Kept on the device. board#device-settings. */
export type BoardSettings = {
  /** The stations whose lines are shown; empty for all. */
  readonly stations: readonly string[];
  /** From 0 to 1. */
  readonly volume: number;
  readonly isAllDayShown: boolean;
  readonly size: BoardSize;
  /** Minutes without a touch after which a shared device signs its person off; 0 for never. board#lock. */
  readonly lockMinutes: number;
  /** Whether the device is locked: its next act asks who acts. */
  readonly isLocked: boolean;
};

const DEFAULTS: BoardSettings = {
  stations: [],
  volume: 0.8,
  isAllDayShown: false,
  size: "table",
  lockMinutes: 10,
  isLocked: false,
};
const KEY = "comptoir_board";

export function readBoardSettings(): BoardSettings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<BoardSettings>) };
  } catch {
    return DEFAULTS;
  }
}

function keepSettings(settings: BoardSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A device without storage forgets its settings when the page is closed.
  }
}

export type ChangeSettings = (change: Partial<BoardSettings>) => void;

/** Returns the device's settings, which the server does not know, and the function that changes them. */
export function useBoardSettings(read: () => BoardSettings): readonly [BoardSettings, ChangeSettings] {
  const [settings, setSettings] = useState(DEFAULTS);
  useEffect(() => setSettings(read()), [read]);
  const change: ChangeSettings = (some) =>
    setSettings((before) => {
      const next = { ...before, ...some };
      keepSettings(next);
      return next;
    });
  return [settings, change];
}
