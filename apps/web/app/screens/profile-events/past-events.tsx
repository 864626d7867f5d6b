import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { eventTimeWords } from "../../suites/event-times.ts";
import { recordPath } from "../../suites/suite-acts.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

type PastEvent = {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly venue: string;
  readonly suites: readonly { readonly id: string; readonly name: string; readonly record: string }[];
};

type PastEventsPage = {
  readonly events: readonly PastEvent[];
  /** The cursor of the next page, with older events; null on the last page. */
  readonly older: string | null;
  /** Whether a cursor in the URL selected this page. Such a page is shown unfolded. */
  readonly isOlder: boolean;
};

export function pastCursorOf(url: URL): string | null {
  return url.searchParams.get(PAST);
}
const PAST = "past";

/** Builds a page of past events, with links to audit trails, from the answer of `get-upcoming-events`. */
export function drawPastEvents(
  url: URL,
  {
    past,
    pastCursor,
  }: {
    readonly past: readonly (ListedEvent & {
      readonly suites: readonly { readonly id: string; readonly name: string }[];
    })[];
    readonly pastCursor: string | null;
  },
): PastEventsPage {
  const events = past.map(({ suites, ...event }) => ({
    ...listedEventWords(event),
    suites: suites.map(({ id, name }) => ({ id, name, record: recordPath(event.restaurant.slug, { id, event }) })),
  }));
  return { events, older: pastCursor, isOlder: pastCursorOf(url) !== null };
}

/** Past events, folded, with links to the audit trail of each suite. suites#past-events. */
export function PastEvents({ page: { events, older, isOlder } }: { readonly page: PastEventsPage }) {
  if (events.length === 0 && !isOlder) return null;
  return (
    <Disclosure key={older} summary={m.profile_past_events()} open={isOlder}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {events.map(({ id, name, when, venue, suites }) => (
          <li key={`${venue} ${id}`} className="flex flex-col gap-1 py-3">
            <h2 className="text-body font-medium wrap-anywhere">{name}</h2>
            <p className="text-ink-soft">
              {venue} · {when}
            </p>
            <ul className="flex flex-wrap gap-x-4">
              {suites.map((suite) => (
                <li key={suite.id} className="min-w-0">
                  <Link
                    to={suite.record}
                    aria-label={m.suite_record_named({ suite: suite.name, event: name })}
                    className="inline-flex min-h-11 items-center wrap-anywhere text-ink-soft underline underline-offset-4 hover:text-ink"
                  >
                    {suite.name} · {m.suite_acts()}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3 pt-4 empty:hidden">
        {isOlder ? <LinkButton to="?">{m.profile_past_events_latest()}</LinkButton> : null}
        {older ? (
          <LinkButton to={`?${new URLSearchParams({ [PAST]: older })}`}>{m.profile_past_events_older()}</LinkButton>
        ) : null}
      </p>
    </Disclosure>
  );
}

/** An event as `get-upcoming-events` returns it. */
type ListedEvent = {
  readonly id: string;
  readonly name: string;
  readonly starts_at: string;
  readonly restaurant: { readonly slug: string; readonly name: string; readonly zone: string };
};

/** Returns the texts of a listed event. `when` is its start in the restaurant's zone. */
export function listedEventWords({ id, name, starts_at, restaurant }: ListedEvent) {
  return { id, name, when: eventTimeWords(starts_at, restaurant.zone), venue: restaurant.name };
}
