import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { eventTimeWords } from "../../suites/event-times.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import { ModeFrame } from "../staff-modes/mode-frame.tsx";
import { requireMode } from "../staff-modes/mode-page.ts";
import type { Route } from "./+types/route";

export const headers = staffPageHeaders;
export const meta = () => [{ title: m.modes_suites() }];

/** Loads the venue's events. board#suites. */
export async function loader(args: Route.LoaderArgs) {
  const page = await requireMode(args, "suites");
  const { events } = staffAnswer(args, await staffCalls.getStaffEvents(staffApi(args)));
  return {
    page,
    events: events.map((event) => ({ ...event, when: eventTimeWords(event.starts_at, page.restaurant.zone) })),
  };
}

export default function StaffSuites({ loaderData: { page, events } }: Route.ComponentProps) {
  return (
    <ModeFrame page={page} mode="suites" heading={m.modes_suites()} text={m.modes_suites_text()}>
      {events.length === 0 ? (
        <EmptyState drawing={<BlankTicket />} heading={m.modes_suites_none()} />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {events.map(({ id, name, when, orders, done }) => (
            <li
              key={id}
              className="relative flex flex-col gap-1 rounded-card border border-hairline bg-raised p-5 hover:border-edge"
            >
              <p className="text-small text-ink-soft">{when}</p>
              <h2 className="text-lead font-medium">
                <Link
                  to={`/staff/suites/${encodeURIComponent(id)}`}
                  className="wrap-anywhere after:absolute after:inset-0"
                >
                  {name}
                </Link>
              </h2>
              <p className="figures text-small">
                {orders === 0 ? m.modes_orders({ count: 0 }) : m.modes_suites_done_of({ done, count: orders })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ModeFrame>
  );
}
