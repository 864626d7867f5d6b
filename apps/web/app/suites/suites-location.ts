import { calls } from "@comptoir/contract/client";
import { type Id, isSameId } from "@comptoir/ordering";
import type { LoaderFunctionArgs } from "react-router";
import { personContext } from "../session/person-context.ts";
import { serverCaller } from "../venue/api-caller.ts";
import { formatCookie, parseCookies } from "../visit/cookies.ts";
import { parseVisit } from "../visit/parse-visit.ts";

const NAME = "suitesLocationId";
/** Lifetime of the cookie in seconds: half a day, as long as a cart's. */
const SECONDS = 12 * 3_600;

/**
 * Returns the `Set-Cookie` value with the restaurant of the visitor's suites. screens#cookie-suites-location.
 */
export function suitesLocationCookie(request: Request, restaurantId: Id): string {
  const isHttps = new URL(request.url).protocol === "https:";
  return formatCookie(NAME, String(restaurantId), { isHttps, seconds: SECONDS, isHidden: true });
}

export function suitesLocationOf(request: Request): string | null {
  return parseVisit(new URLSearchParams(), parseCookies(request.headers.get("cookie"))).suitesLocationId;
}

/** A restaurant with upcoming events of an operator. `events` is the path to their list. */
export type OperatorVenue = { readonly id: Id; readonly name: string; readonly events: string };

/**
 * Lists the restaurants with upcoming events of the signed-in operator, earliest event first; empty for other
 * persons. screens#operator-arrives.
 */
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
 * Returns where a person goes after the sign-in; null without an upcoming event.
 * screens#cookie-suites-location, screens#operator-arrives.
 * - An operator: the events of the stored restaurant, or of the only restaurant with events.
 * - Others, at the stored restaurant only: their suite today, or their only suite. With several suites: their
 * list of events.
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
