import { type Id, isSoldOut, parseHubId } from "@comptoir/ordering";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { optsOut } from "../../events/analytics/report-failures.ts";
import { STAFF_COOKIE } from "../../people/session.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import type { Clock } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { InterestKind } from "./interest.store.ts";
import type { InterestCounter } from "./open-interest.ts";

export type InterestDeps = { readonly interest: InterestCounter; readonly clock: Clock };

/** User agents of programs that open pages without a guest. Cubot is a make of phones. */
const PROGRAM = /(?<!cu)bot|crawl|spider|slurp|preview|lighthouse|monitor|curl|wget|python|axios|node/i;
/** Cookies of a browser that is signed in as staff. people#staff-session. */
const STAFF_COOKIES = ["staff", STAFF_COOKIE] as const;

/** Returns whether what a caller does is counted: not of staff, of programs, and of who opts out. insight#not-counted. */
function isCounted(c: Context<ApiEnv>): boolean {
  const { who, userAgent } = c.var.caller;
  const isStaff =
    who.kind === "staff" || STAFF_COOKIES.some((name) => getCookie(c, name) ?? getCookie(c, name, "host"));
  return !isStaff && userAgent !== null && !PROGRAM.test(userAgent) && !optsOut(c.req.raw.headers);
}

/** Notes that a guest opened a dish, which counts as asking for it if it is sold out. A dish that is not there is ignored. */
export function noteOpened(c: Context<ApiEnv>, deps: InterestDeps, id: Id): void {
  const found = findDish(c.var.venue, id);
  if (found) note(c, deps, { ...found, kind: found.isSoldOut ? "sold-out" : "opened" });
}

/** Notes that a guest's search found nothing. @param words normalized */
export function noteNotFound(c: Context<ApiEnv>, deps: InterestDeps, words: string): void {
  note(c, deps, { venue: c.var.venue, subject: words, kind: "not-found" });
}

/** Codes of refusals that name sold-out dishes. api#error-codes. */
const SOLD_OUT_CODES: ReadonlySet<unknown> = new Set([415, 1804]);

/** Notes the dishes for which a cart or an order was refused as sold out. insight#asked-sold-out. */
export function noteRefusedDishes(deps: InterestDeps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (!SOLD_OUT_CODES.has(c.var.refusedWith) || c.var.venue === undefined) return;
    const { invalid_items: items = [] } = (await c.res.clone().json()) as {
      readonly invalid_items?: readonly { readonly id: Id; readonly code: unknown }[];
    };
    const ids = new Set(items.flatMap(({ id, code }) => (SOLD_OUT_CODES.has(code) ? [id] : [])));
    for (const id of ids) {
      const found = findDish(c.var.venue, id);
      if (found) note(c, deps, { ...found, kind: "sold-out" });
    }
  };
}

type Noted = { readonly venue: LoadedVenue; readonly subject: string; readonly kind: InterestKind };

function note(c: Context<ApiEnv>, { interest, clock }: InterestDeps, { venue, subject, kind }: Noted): void {
  if (!isCounted(c)) return;
  const { date: day } = localMomentOf(clock(), venue.zone);
  interest.note({ restaurantId: venue.restaurantId, day, kind, subject, address: c.var.caller.address });
}

/** Finds a dish of a menu; of a hub, at the kitchen that makes it. Null if there is none: ids of requests fill no table. */
function findDish(venue: LoadedVenue, id: Id) {
  const listings = venue.index.listingsByItemId.get(String(id));
  if (!listings) return null;
  const isOff = listings.every(isSoldOut);
  const ofKitchen = venue.kitchens && parseHubId(id, venue.kitchens);
  return ofKitchen
    ? { venue: ofKitchen.kitchen, subject: ofKitchen.id, isSoldOut: isOff }
    : { venue, subject: String(id), isSoldOut: isOff };
}
