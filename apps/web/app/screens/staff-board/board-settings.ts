import { useEffect, useState } from "react";

/** How a device shows the board. Kept on the device. board#device-settings. */
export type BoardSettings = {
  /** The station whose lines are shown; null for all. */
  readonly station: string | null;
  /** From 0 to 1. */
  readonly volume: number;
  readonly isAllDayShown: boolean;
  /** Whether the screen is read from two metres. */
  readonly isWall: boolean;
  /** Minutes without a touch after which a shared device signs its person off; 0 for never. board#lock. */
  readonly lockMinutes: number;
  /** Whether the device is locked: its next act asks who acts. */
  readonly isLocked: boolean;
};

const DEFAULTS: BoardSettings = {
  station: null,
  volume: 0.8,
  isAllDayShown: false,
  isWall: false,
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
