import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import { recordPath } from "../../suites/suite-acts.tsx";
import { SuiteStateBadge } from "../../suites/suite-state-badge.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { serverCaller } from "../../venue/api-caller.ts";
import { ProfileFrame } from "../profile/profile-frame.tsx";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import { drawPastEvents, listedEventWords, PastEvents, pastCursorOf } from "./past-events.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_events());

/**
 * Loads the events at which the person has a suite: upcoming ones, soonest first, and past ones.
 * screens#profile-screen, suites#past-events.
 */
export async function loader(args: Route.LoaderArgs) {
  const { user } = requirePerson(args);
  const caller = serverCaller(args.request, args.context);
  const asked = { email: user.email, pastCursor: pastCursorOf(args.url) };
  const { events, ...ofPast } = await answerOrLeave(args, await calls.getUpcomingEvents(caller, asked));
  return {
    events: events.map(({ suites, ...event }) => ({
      ...listedEventWords(event),
      suites: suites.map((suite) => ({
        id: suite.id,
        name: suite.name,
        record: suite.owned ? recordPath(event.restaurant.slug, { id: suite.id, event }) : null,
        page: `/${event.restaurant.slug}/landing?${new URLSearchParams({ eventSuite: suite.id })}`,
        when: suite.event_day ? m.operator_event_day() : suite.pre_ordering ? m.suite_pre_ordering() : null,
        // `no-pre-order` is omitted, since `when` already says that pre-orders are open.
        state: suite.state === "no-pre-order" ? null : suite.state,
      })),
    })),
    past: drawPastEvents(args.url, ofPast),
  };
}

export default function ProfileEvents({ loaderData: { events, past } }: Route.ComponentProps) {
  return (
    <ProfileFrame heading={m.profile_events()}>
      {events.length === 0 ? (
        <EmptyState drawing={<BlankTicket />} heading={m.profile_no_events()}>
          {m.profile_no_events_text()}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {events.map(({ id, name, when, venue, suites }) => (
            <li key={`${venue} ${id}`} className="flex flex-col gap-3 py-5">
              <div className="flex flex-col gap-0.5">
                <h2 className="text-lead font-medium">{name}</h2>
                <p className="text-small text-ink-soft">
                  {venue} · {when}
                </p>
              </div>
              {suites.map((suite) => (
                <div key={suite.id} className="flex flex-wrap items-center justify-between gap-3">
                  <div className="flex min-w-0 flex-[1_1_10rem] flex-col">
                    <p className="wrap-anywhere">{suite.name}</p>
                    {suite.when ? <p className="text-small text-ink-soft">{suite.when}</p> : null}
                    {suite.state ? (
                      <p className="pt-1">
                        <SuiteStateBadge state={suite.state} />
                      </p>
                    ) : null}
                    {suite.record ? (
                      <Link
                        to={suite.record}
                        aria-label={m.suite_record_named({ suite: suite.name, event: name })}
                        className="inline-flex min-h-11 items-center text-small text-ink-soft underline underline-offset-4 hover:text-ink"
                      >
                        {m.suite_acts()}
                      </Link>
                    ) : null}
                  </div>
                  <LinkButton to={suite.page} aria-label={m.suite_open_named({ suite: suite.name, event: name })}>
                    {m.suite_open()}
                  </LinkButton>
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      <PastEvents page={past} />
    </ProfileFrame>
  );
}
