import { browserStorage, readStorage, writeStorage } from "../../browser-storage.ts";
import type { SeenDay } from "./day-changes.ts";

/** The days of a school that this browser has shown, by date. Menus alone, and nobody's orders; signing out forgets them. */
export type SeenDays = Readonly<Record<string, SeenDay>>;

const nameOf = (slug: string) => `comptoir-week ${slug}`;

/** The days that this browser remembers of a school; none where it remembers nothing that can be read. */
export function readSeenDays(slug: string): SeenDays {
  try {
    const days = JSON.parse(readStorage(browserStorage().browser, nameOf(slug)) ?? "{}") as unknown;
    return Object.fromEntries(Object.entries(days as object).filter(([, day]) => isSeenDay(day)));
  } catch {
    return {};
  }
}

/** Remembers days beside those that are known; what is before `today` is forgotten. */
export function writeSeenDays(slug: string, days: SeenDays, today: string): void {
  const ahead = Object.entries({ ...readSeenDays(slug), ...days }).filter(([date]) => date >= today);
  writeStorage(browserStorage().browser, nameOf(slug), JSON.stringify(Object.fromEntries(ahead)));
}

function isSeenDay(day: unknown): day is SeenDay {
  const { isServed, dishes } = (day ?? {}) as Partial<SeenDay>;
  return typeof isServed === "boolean" && Array.isArray(dishes);
}
