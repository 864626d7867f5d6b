import { browserStorage, readStorage, writeStorage } from "../../browser-storage.ts";
import type { DayView } from "./week-view.ts";

/** A dish of a day as a browser remembers it: its name then, what it cost in cents, and what it contained; null for a guest has said. */
export type SeenDish = {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly allergens: string | null;
};

/** A day as a browser remembers it: whether anything was served, and what. */
export type SeenDay = { readonly isServed: boolean; readonly dishes: readonly SeenDish[] };

/** What is not the same about a day any more: names of dishes, and the new price where it is another. */
export type DayChanges = {
  readonly date: string;
  /** Why nothing is served any more; null when something is. */
  readonly closed: string | null;
  /** Nothing was served before. */
  readonly isServedNow: boolean;
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
  readonly repriced: readonly { readonly name: string; readonly cents: number }[];
  /** Dishes that contain something else than was said. */
  readonly otherAllergens: readonly string[];
};

/** What a browser remembers of a day that it shows. */
export function seenDay({ state, menus }: Pick<DayView, "state" | "menus">): SeenDay {
  const dishes = menus.flatMap((menu) =>
    menu.dishes.map(({ id, name, cents, dish }) => ({ id, name, cents, allergens: dish.item.allergens ?? null })),
  );
  return { isServed: state !== "closed", dishes };
}

/**
 * What has changed about a day since it was looked at; null for nothing, and for a day that is over, unless something is ordered for it.
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

/** In whatever order and letters they are written. */
function wordsOf(allergens: string | null): string {
  const words = (allergens ?? "").toLowerCase().split(",");
  return words
    .map((word) => word.trim())
    .sort()
    .join(",");
}

/** The days of a school that this browser has shown, by date. Menus alone, and no orders; signing out forgets them. */
type SeenDays = Readonly<Record<string, SeenDay>>;

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
