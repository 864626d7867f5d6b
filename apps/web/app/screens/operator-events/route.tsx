import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { requireOwnOperator } from "../../guards/require-person.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import { drawPastEvents, PastEvents, pastCursorOf } from "../profile-events/past-events.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { OperatorFrame } from "./operator-frame.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.operator_events());

/**
 * Loads the operator's events at all venues: upcoming ones, soonest first, and past ones. screens#operator-screens,
 * suites#past-events.
 */
export async function loader(args: Route.LoaderArgs) {
  const { user } = requireOwnOperator(args);
  const { restaurant } = args.context.get(menuDocumentContext);
  const [active, listed] = await Promise.all([
    calls.getActiveEvents(serverCaller(args.request, args.context, restaurant.id)),
    calls.getUpcomingEvents(serverCaller(args.request, args.context), {
      email: user.email,
      pastCursor: pastCursorOf(args.url),
    }),
  ]);
  const { events } = await answerOrLeave(args, active);
  const past = drawPastEvents(args.url, await answerOrLeave(args, listed));
  const zone = restaurant.menu_configuration?.zone ?? undefined;
  return {
    past,
    operator: `${user.firstName} ${user.lastName}`.trim() || user.email,
    events: events.map(({ id, name, starts_at, suites }) => ({
      id,
      name,
      when: eventTimeWords(starts_at, zone),
      isToday: suites.some(({ event_day }) => event_day),
      suites: suites.length,
      ordered: suites.filter(({ state }) => state !== "no-pre-order" && state !== "in-progress").length,
    })),
  };
}

export default function OperatorEvents({ loaderData: { events, past, operator } }: Route.ComponentProps) {
  const { venue } = useRestaurant();
  return (
    <OperatorFrame heading={m.operator_events()} text={m.operator_signed_in({ name: operator })} up={null}>
      {events.length === 0 ? (
        <EmptyState drawing={<BlankTicket />} heading={m.operator_no_events()}>
          {m.operator_no_events_text()}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {events.map(({ id, name, when, isToday, suites, ordered }) => (
            <li key={id}>
              <Link
                to={`/${venue.slug}/events/${encodeURIComponent(id)}`}
                className="flex h-full flex-col gap-2 rounded-card border border-hairline bg-raised p-5 transition-colors duration-150 hover:border-edge"
              >
                <span className="text-small text-ink-soft">{when}</span>
                <span className="text-lead font-medium">{name}</span>
                <span className="figures text-small">{m.operator_suites_ordered({ ordered, suites })}</span>
                {isToday ? (
                  <span className="text-small font-medium text-accent-ink">{m.operator_event_day()}</span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <PastEvents page={past} />
    </OperatorFrame>
  );
}
