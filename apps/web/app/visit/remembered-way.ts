import type { Visit } from "./visit.ts";

/** A way to order, as the menu's switch offers it. screens#way. */
export type WayName = "table" | "pickup" | "delivery" | "catering" | "catering-pickup" | "catering-delivery";

/** The way that was last chosen at each venue, `braise:pickup,cafe:delivery`. screens#way-remembered. */
export const WAY_COOKIE = "way";

/** Lifetime of the cookie in seconds: half a year. */
export const WAY_SECONDS = 180 * 24 * 60 * 60;

/** Beyond this, the oldest venue is dropped. */
const VENUES_MAX = 20;

/** The parameters of each way. The visit's table stays, so that the diner can switch back to it. */
const PARAMETERS: Readonly<Record<WayName, Pick<Visit, "takeout" | "takeoutType" | "catering">>> = {
  table: { takeout: false, takeoutType: null, catering: false },
  pickup: { takeout: true, takeoutType: "pickup", catering: false },
  delivery: { takeout: true, takeoutType: "delivery", catering: false },
  catering: { takeout: false, takeoutType: null, catering: true },
  "catering-pickup": { takeout: false, takeoutType: "pickup", catering: true },
  "catering-delivery": { takeout: false, takeoutType: "delivery", catering: true },
};

export function visitOfWay(visit: Visit, way: WayName): Visit {
  return { ...visit, ...PARAMETERS[way] };
}

/** Returns the way that this device remembers for a venue; null for none. `table` is never remembered. */
export function readRememberedWay(cookie: string | undefined, slug: string): WayName | null {
  const way = entriesOf(cookie).find(([venue]) => venue === slug)?.[1];
  return way !== undefined && way !== "table" && Object.hasOwn(PARAMETERS, way) ? (way as WayName) : null;
}

/** Returns the cookie's new value. `null` and `table` remove the venue. */
export function writeRememberedWay(cookie: string | undefined, slug: string, way: WayName | null): string {
  const others = entriesOf(cookie).filter(([venue]) => venue !== slug);
  const entries = way === null || way === "table" ? others : [...others, [slug, way] as const];
  return entries
    .slice(-VENUES_MAX)
    .map(([venue, remembered]) => `${venue}:${remembered}`)
    .join(",");
}

function entriesOf(cookie: string | undefined): (readonly [string, string])[] {
  return (cookie ?? "").split(",").flatMap((entry) => {
    const [venue = "", way = ""] = entry.split(":", 2);
    return venue === "" || way === "" ? [] : [[venue, way] as const];
  });
}
