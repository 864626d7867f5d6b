import type { BoardStockData } from "@comptoir/contract";
import { addDays, isRefused, openingAfter, type StaffAct, type ThingMark, type VenueCaller } from "@comptoir/ordering";
import { type ActDetails, type NoteAct, writeStaffAct } from "../../people/staff-acts.store.ts";
import { instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import { restock, sellOut } from "../../venue/menus/change-stock.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { pauseOrders, resumeOrders } from "../../venue/venues/pause-orders.ts";
import type { BoardDeps } from "./board-deps.ts";
import { formatBoardStock } from "./board-stock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type NowDeps = Pick<BoardDeps, "database" | "clock" | "venues">;
/** The restaurant, and who of it acts: a member of the staff, or another system by a key. */
type AtVenue = { readonly venue: LoadedVenue; readonly who: VenueCaller };

/**
 * Marks things as sold out for an hour, until the next opening, or until they are restocked. Null if one is on no menu
 * here. board#sold-out-now.
 */
export async function sellOutNow(
  deps: NowDeps,
  { venue, who }: AtVenue,
  { things, until }: { readonly things: readonly ThingMark[]; readonly until: "hour" | "opening" | "restocked" },
): Promise<BoardStockData | null> {
  const ends = { hour: hourAfter(deps.clock()), opening: nextOpening(venue, deps.clock()), restocked: null }[until];
  const change = { restaurantId: venue.restaurantId, things, until: ends };
  const answer = await sellOut(deps, change, noteOf(who, "sold-out", { things, until: ends?.toISOString() ?? null }));
  return isRefused(answer) ? null : formatBoardStock(await venueAfter(deps, venue));
}

/** Makes things available again, with `left` portions if that is not null. Null if one is on no menu here. menu#stock. */
export async function restockNow(
  deps: NowDeps,
  { venue, who }: AtVenue,
  { things, left = null }: { readonly things: readonly ThingMark[]; readonly left?: number | null | undefined },
): Promise<BoardStockData | null> {
  const change = { restaurantId: venue.restaurantId, things, stock: left, day: null };
  const answer = await restock(deps, change, noteOf(who, left === null ? "restock" : "stock", { things, left }));
  return isRefused(answer) ? null : formatBoardStock(await venueAfter(deps, venue));
}

/** Pauses orders for some minutes, or until the next opening if they are null, with words for guests. board#pause. */
export async function pauseNow(
  deps: NowDeps,
  { venue, who }: AtVenue,
  { minutes, message = null }: { readonly minutes: number | null; readonly message?: string | null | undefined },
) {
  const now = deps.clock();
  const until = minutes === null ? nextOpening(venue, now) : new Date(now.getTime() + minutes * MINUTE_MS);
  const pause = { restaurantId: venue.restaurantId, message: message || null, until };
  const answer = await pauseOrders(deps, pause, noteOf(who, "pause", { until: until.toISOString(), message }));
  if (isRefused(answer)) throw new Error("A pause that ends later was refused.");
  return { paused: { until: until.toISOString(), message: pause.message } };
}

/** Resumes orders. Idempotent. board#pause. */
export async function resumeNow(deps: NowDeps, { venue, who }: AtVenue) {
  await resumeOrders(deps, venue, noteOf(who, "resume", {}));
  return { paused: null };
}

/** Writes the act of a change into the history. staff#acts. */
export function noteOf(who: VenueCaller, act: StaffAct, details: ActDetails): NoteAct {
  return (transaction, at) => writeStaffAct(transaction, who, { at, act, details });
}

export function hourAfter(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}

/** Returns the opening after the current one; for a restaurant that never closes, the next midnight. */
export function nextOpening({ ordering, zone }: LoadedVenue, now: Date): Date {
  const moment = localMomentOf(now, zone);
  const opens = openingAfter(ordering.hours, moment) ?? { date: addDays(moment.date, 1), minutes: 0 };
  return instantOf(opens, zone);
}

/** Returns the restaurant as a change left it. */
export async function venueAfter(deps: Pick<BoardDeps, "venues">, { restaurantId }: LoadedVenue): Promise<LoadedVenue> {
  await deps.venues.whenCaughtUp();
  const venue = await deps.venues.byId(restaurantId);
  if (venue === null) throw new Error("The restaurant of a caller was not found.");
  return venue;
}
