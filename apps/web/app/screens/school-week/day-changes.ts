import { browserStorage, readStorage, writeStorage } from "../../browser-storage.ts";
import type { DayView } from "./week-view.ts";

/** A dish of a day as the browser stored it. `allergens`: null if unconfirmed. */
export type SeenDish = {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly allergens: string | null;
};

export type SeenDay = { readonly isServed: boolean; readonly dishes: readonly SeenDish[] };

/** Changes of a day since it was stored. `gone` and `fresh` are names of dishes. */
export type DayChanges = {
  readonly date: string;
  /** Why nothing is served any more on this day; null if something is served. */
  readonly closed: string | null;
  /** Whether dishes are served now, and none were before. */
  readonly isServedNow: boolean;
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
  readonly repriced: readonly { readonly name: string; readonly cents: number }[];
  /** The names of the dishes whose allergens have changed. */
  readonly otherAllergens: readonly string[];
};

export function seenDay({ state, menus }: Pick<DayView, "state" | "menus">): SeenDay {
  const dishes = menus.flatMap((menu) =>
    menu.dishes.map(({ id, name, cents, dish }) => ({ id, name, cents, allergens: dish.item.allergens ?? null })),
  );
  return { isServed: state !== "closed", dishes };
}

/**
 * Returns what has changed about a day; null for nothing, and for a past day without orders.
 * school#changed-since.
 */
export function dayChanges(before: SeenDay, day: DayView): DayChanges | null {
  if (day.state === "past" && day.ordered.length === 0) return null;
  const now = seenDay(day);
  const was = new Map(before.dishes.map((dish) => [dish.id, dish]));
  const is = new Map(now.dishes.map((dish) => [dish.id, dish]));
  const stayed = [...is.values()].flatMap((dish) => {
    const old = was.get(dish.id);
    return old ? [{ old, dish }] : [];
  });
  const isWhole = before.isServed && now.isServed;
  const lists = {
    gone: isWhole ? namesOf([...was.values()].filter(({ id }) => !is.has(id))) : [],
    fresh: isWhole ? namesOf([...is.values()].filter(({ id }) => !was.has(id))) : [],
    repriced: stayed.filter(({ old, dish }) => old.cents !== dish.cents).map(({ dish }) => dish),
    otherAllergens: namesOf(
      stayed.filter(({ old, dish }) => wordsOf(old.allergens) !== wordsOf(dish.allergens)).map(({ dish }) => dish),
    ),
  };
  const closed = before.isServed && !now.isServed ? day.note : null;
  const isServedNow = !before.isServed && now.isServed;
  const isSame = closed === null && !isServedNow && Object.values(lists).every((list) => list.length === 0);
  return isSame ? null : { date: day.date, closed, isServedNow, ...lists };
}

const namesOf = (dishes: readonly SeenDish[]) => dishes.map(({ name }) => name);

/** Normalizes a list of allergens, so that neither order nor case counts. */
function wordsOf(allergens: string | null): string {
  const words = (allergens ?? "").toLowerCase().split(",");
  return words
    .map((word) => word.trim())
    .sort()
    .join(",");
}

/** The days of a school that this browser has shown, by date: menus only, no orders. Deleted at sign-out. */
type SeenDays = Readonly<Record<string, SeenDay>>;

const nameOf = (slug: string) => `comptoir-week ${slug}`;

/** Returns the stored days of a school; empty if nothing readable is stored. */
export function readSeenDays(slug: string): SeenDays {
  try {
    const days = JSON.parse(readStorage(browserStorage().browser, nameOf(slug)) ?? "{}") as unknown;
    return Object.fromEntries(Object.entries(days as object).filter(([, day]) => isSeenDay(day)));
  } catch {
    return {};
  }
}

/** Adds days to the stored ones, and deletes those before `today`. */
export function writeSeenDays(slug: string, days: SeenDays, today: string): void {
  const ahead = Object.entries({ ...readSeenDays(slug), ...days }).filter(([date]) => date >= today);
  writeStorage(browserStorage().browser, nameOf(slug), JSON.stringify(Object.fromEntries(ahead)));
}

function isSeenDay(day: unknown): day is SeenDay {
  const { isServed, dishes } = (day ?? {}) as Partial<SeenDay>;
  return typeof isServed === "boolean" && Array.isArray(dishes);
}
