import type { contract } from "@comptoir/contract";
import { eventFlags, formatCents, isSuiteOperator, suiteState } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { emailKeyOf, loadPerson } from "../../people/people.store.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuseField } from "../../platform/middleware/refuse.ts";
import { listEventsOfOperator, listSuitesOfOperator, listSuitesOfPerson } from "./event-suites.store.ts";
import { formatPastCursor, listPastSuites, parsePastCursor } from "./past-suites.store.ts";
import type { SuiteDeps } from "./suite-access.ts";
import { formatFlags, formatRestaurant, isTabOpen, type SuiteRow } from "./suite-answers.ts";

type Calls = typeof contract.suites;

const PAST_EVENTS = 10;

/**
 * `POST /catering/suite-owners/get-upcoming-events`: lists the caller's events; none for an e-mail address
 * that is not the caller's. Operators get the events that they are assigned to, without suites. `past` lists
 * past events. api#get-upcoming-events, suites#past-events.
 */
export function handleGetUpcomingEvents({
  database,
  clock,
  venues,
}: SuiteDeps): RouteHandler<Calls["getUpcomingEvents"], ApiEnv> {
  return async (c) => {
    const { login, acting, who } = c.var.caller;
    const { email, pastCursor } = c.req.valid("json");
    const after = parsePastCursor(pastCursor);
    if (after === "faulty") return refuseField(c, "pastCursor", "not-a-cursor");
    if (!login) throw new Error("A signed-in call reached its handler without a session.");
    const person = await loadPerson(database, { personId: login.personId });
    if (!person || emailKeyOf(person.email) !== emailKeyOf(email))
      return c.json({ events: [], past: [], pastCursor: null }, 200);
    const now = clock();
    /** Adds the restaurant to each event. Events of a deleted restaurant are left out. */
    const withRestaurants = async <Suites>(events: readonly (EventRow & { readonly suites: Suites })[]) => {
      const placed = events.map(async ({ suites, ...event }) => {
        const venue = await venues.byId(event.restaurantId);
        return venue ? [{ ...formatEvent(event), restaurant: formatRestaurant(venue, c.var.locale), suites }] : [];
      });
      return (await Promise.all(placed)).flat();
    };
    const isOperator = who.kind === "operator";
    // An operator who acts for an owner sees only the suite in which they act.
    const past = acting
      ? []
      : await listPastSuites(database, {
          ownerId: isOperator ? null : login.personId,
          operatorId: isOperator ? who.operatorId : null,
          now,
          after,
          atMost: PAST_EVENTS + 1,
        });
    const byPastEvent = byEvent(past);
    const shown = byPastEvent.slice(0, PAST_EVENTS);
    const last = byPastEvent.length > PAST_EVENTS ? shown.at(-1)?.[0] : undefined;
    const ofPast = {
      past: await withRestaurants(
        shown.map((suites) => ({
          ...suites[0],
          suites: suites.map(({ suiteId, suiteName }) => ({ id: suiteId, name: suiteName })),
        })),
      ),
      pastCursor: last ? formatPastCursor(last) : null,
    };
    if (isOperator) {
      const assigned = await listEventsOfOperator(database, { operatorId: who.operatorId, now });
      const events = await withRestaurants(assigned.map((event) => ({ ...event, suites: NO_SUITES })));
      return c.json({ events, ...ofPast }, 200);
    }
    const suites = await listSuitesOfPerson(database, { personId: login.personId, now, only: acting });
    const events = await withRestaurants(
      byEvent(suites).map((ofEvent) => ({
        ...ofEvent[0],
        suites: ofEvent.map((suite) => ({ ...formatListed(suite, now), ...formatOwn(suite, login.personId) })),
      })),
    );
    return c.json({ events, ...ofPast }, 200);
  };
}

/**
 * `GET /catering/events/get-active-events`: lists an operator's events at the restaurant, with each suite's
 * state and amounts. api#get-active-events.
 */
export function handleGetActiveEvents({ database, clock }: SuiteDeps): RouteHandler<Calls["getActiveEvents"], ApiEnv> {
  return async (c) => {
    const { who } = c.var.caller;
    if (!isSuiteOperator(who) || !("operatorId" in who))
      throw new Error("An operator call reached its handler without an operator.");
    const now = clock();
    const { venue, locale } = c.var;
    const { restaurantId } = venue;
    const suites = await listSuitesOfOperator(database, { restaurantId, operatorId: who.operatorId, now });
    const events = byEvent(suites).map((ofEvent) => ({
      ...formatEvent(ofEvent[0]),
      pre_order_closes_at: ofEvent[0].preOrderClosesAt.toISOString(),
      restaurant: formatRestaurant(venue, locale),
      suites: ofEvent.map((suite) => ({
        ...formatListed(suite, now),
        // A cart on the event day is not a pre-order.
        state: suiteState({
          isPlaced: suite.preOrderCents !== null,
          isBegun: suite.isBegun && eventFlags(suite, now).preOrdering,
          isTabOpen: isTabOpen(suite),
        }),
        owner: suite.ownerName,
        tab_limit: suite.tabLimitCents === null ? null : formatCents(suite.tabLimitCents),
        tab_total: formatCents(suite.tabCents),
        pre_order_total: suite.preOrderCents === null ? null : formatCents(suite.preOrderCents),
      })),
    }));
    return c.json({ events }, 200);
  };
}

type EventRow = Pick<SuiteRow, "restaurantId" | "eventId" | "eventName" | "startsAt">;

function formatEvent({ eventId, eventName, startsAt }: EventRow) {
  return { id: eventId, name: eventName, starts_at: startsAt.toISOString() };
}

function formatOwn(suite: SuiteRow & { readonly isPlaced: boolean }, personId: string) {
  const state = suiteState({ ...suite, isBegun: false, isTabOpen: isTabOpen(suite) });
  return { state, owned: suite.ownerId === personId };
}

const NO_SUITES: (ReturnType<typeof formatListed> & ReturnType<typeof formatOwn>)[] = [];

function formatListed(suite: SuiteRow, now: Date) {
  return { id: suite.suiteId, name: suite.suiteName, ...formatFlags(suite, now) };
}

/** Groups suites by event; events keep the order of their first suite. */
function byEvent<Suite extends Pick<SuiteRow, "restaurantId" | "eventId">>(
  suites: readonly Suite[],
): [Suite, ...Suite[]][] {
  const events = Map.groupBy(suites, ({ restaurantId, eventId }) => JSON.stringify([restaurantId, eventId]));
  return [...events.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : [])) as [
    Suite,
    ...Suite[],
  ][];
}
