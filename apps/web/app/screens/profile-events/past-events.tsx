import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { Disclosure } from "../../ui/disclosure.tsx";

export type PastEvent = {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly venue: string;
  readonly suites: readonly { readonly id: string; readonly name: string; readonly record: string }[];
};

/** Events that are over, folded, with the way to the audit trail of each suite. suites#past-events. */
export function PastEvents({ events }: { readonly events: readonly PastEvent[] }) {
  if (events.length === 0) return null;
  return (
    <Disclosure summary={m.profile_past_events()}>
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
    </Disclosure>
  );
}
