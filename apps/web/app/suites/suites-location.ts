import { calls } from "@comptoir/contract/client";
import { type Id, isSameId } from "@comptoir/ordering";
import type { LoaderFunctionArgs } from "react-router";
import { personContext } from "../session/person-context.ts";
import { serverCaller } from "../venue/api-caller.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";
import { parseVisit } from "../visit/parse-visit.ts";

const NAME = "suitesLocationId";
/** Half a day, in seconds: as long as a cart is kept. */
const SECONDS = 12 * 3_600;

/** The cookie that keeps at which restaurant the visitor's suites are. screens#cookie-suites-location. */
export function suitesLocationCookie(request: Request, restaurantId: Id): string {
  const isHttps = new URL(request.url).protocol === "https:";
  return formatCookie(NAME, String(restaurantId), { isHttps, seconds: SECONDS, isHidden: true });
}

/** The restaurant at which the visitor's suites are, by its id; null where none is kept. */
export function suitesLocationOf(request: Request): string | null {
  return parseVisit(new URLSearchParams(), parseCookies(request.headers.get("cookie"))).suitesLocationId;
}

/** A restaurant where an operator has events ahead, and the page of these. */
export type OperatorVenue = { readonly id: Id; readonly name: string; readonly events: string };

/** Where an operator who is signed in has events ahead, the next one's restaurant first; nowhere for everybody else. screens#operator-arrives. */
export async function venuesOfOperator({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<OperatorVenue[]> {
  const user = context.get(personContext)?.user;
  if (!user?.suiteOperator || user.acting) return [];
  const assigned = await calls.getUpcomingEvents(serverCaller(request, context), { email: user.email });
  const events = assigned.ok ? assigned.answer.events : [];
  const venues = Map.groupBy(events, ({ restaurant }) => restaurant.slug);
  return [...venues].flatMap(([slug, [first]]) =>
    first ? [{ id: first.restaurant.id, name: first.restaurant.name, events: `/${slug}/events` }] : [],
  );
}

/**
 * Where a person who has signed in goes on at the location that their browser keeps: an operator to their events there; everybody else to their
 * suite whose day it is, to their one suite, or, with several, to their events. Null where they have none there. An operator goes on without it,
 * too, where all their events are at one restaurant. screens#cookie-suites-location, screens#operator-arrives.
 */
export async function pathAtSuites({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<string | null> {
  const location = suitesLocationOf(request);
  const person = context.get(personContext);
  if (person === null || person.user.acting) return null;
  if (person.user.suiteOperator) {
    const venues = await venuesOfOperator({ request, context });
    const there = venues.find(({ id }) => location !== null && isSameId(id, location));
    const only = there ?? (venues.length === 1 ? venues[0] : undefined);
    return only ? only.events : null;
  }
  if (location === null) return null;
  const upcoming = await calls.getUpcomingEvents(serverCaller(request, context), { email: person.user.email });
  if (!upcoming.ok) return null;
  const there = upcoming.answer.events
    .filter(({ restaurant }) => isSameId(restaurant.id, location))
    .flatMap(({ restaurant, suites }) => suites.map((suite) => ({ ...suite, slug: restaurant.slug })));
  const today = there.filter(({ event_day }) => event_day);
  const [suite, another] = today.length > 0 ? today : there;
  if (suite === undefined) return null;
  if (another !== undefined) return "/profile/events";
  const query = new URLSearchParams({ eventSuite: suite.id });
  if (!suite.event_day) return `/${suite.slug}/landing?${query}`;
  query.set("eventDayOrdering", "true");
  return `/${suite.slug}?${query}`;
}
