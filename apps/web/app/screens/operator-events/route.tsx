import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { requireOwnOperator } from "../../guards/require-person.ts";
import { requestTimeMs } from "../../load-context.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import { drawPastEvents, PastEvents, pastCursorOf } from "../profile-events/past-events.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { EventFigures } from "./event-figures.tsx";
import { OperatorFrame } from "./operator-frame.tsx";
import { dueWords, sumSuites } from "./sum-suites.ts";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.operator_events());

/**
 * Loads the operator's upcoming events at this restaurant, and past events at all restaurants.
 * screens#operator-screens, suites#past-events.
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
  const time = { now: requestTimeMs(args.context), zone };
  return {
    past,
    isForSettings: args.url.searchParams.get("for") === "suite-settings",
    operator: `${user.firstName} ${user.lastName}`.trim() || user.email,
    events: events.map((event) => ({
      id: event.id,
      name: event.name,
      when: eventTimeWords(event.starts_at, zone),
      isToday: event.suites.some(({ event_day }) => event_day),
      sums: sumSuites(event, time),
    })),
  };
}

export default function OperatorEvents({
  loaderData: { events, past, operator, isForSettings },
}: Route.ComponentProps) {
  const { venue } = useRestaurant();
  return (
    <OperatorFrame heading={m.operator_events()} text={m.operator_signed_in({ name: operator })} up={null}>
      {isForSettings && events.length > 0 ? <Banner>{m.operator_choose_suite()}</Banner> : null}
      {events.length === 0 ? (
        <EmptyState drawing={<BlankTicket />} heading={m.operator_no_events()}>
          {m.operator_no_events_text()}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {events.map(({ id, name, when, isToday, sums }) => (
            <li
              key={id}
              className="relative flex flex-col gap-3 rounded-card border border-hairline bg-raised p-5 transition-colors duration-150 hover:border-edge"
            >
              <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
                {when}
                {isToday ? <Badge tone="accent">{m.operator_event_day()}</Badge> : null}
              </p>
              <h2 className="text-lead font-medium">
                <Link to={`/${venue.slug}/events/${encodeURIComponent(id)}`} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </h2>
              <EventFigures sums={sums} />
              {sums.due === null ? null : (
                <Link
                  to={`/${venue.slug}/events/${encodeURIComponent(id)}?state=due`}
                  className="figures relative inline-flex min-h-11 items-center self-start font-medium text-danger underline underline-offset-4"
                >
                  {m.operator_state_count({ state: dueWords(sums.due.day), count: sums.due.count })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <PastEvents page={past} />
    </OperatorFrame>
  );
}
