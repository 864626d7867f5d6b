import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { requireOwnOperator } from "../../guards/require-person.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { tabTotalWords } from "../../suites/tab-settings.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { OperatorFrame } from "../operator-events/operator-frame.tsx";
import { answerOrLeave, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { beginActing } from "./begin-acting.ts";
import { countStates, findSuites, readSuiteSearch } from "./find-suites.ts";
import { SuiteList, SuiteStates } from "./suite-list.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.operator_suites());

/** Loads the suites of one of the operator's events that match the search. screens#operator-screens. */
export async function loader(args: Route.LoaderArgs) {
  requireOwnOperator(args);
  const { restaurant } = args.context.get(menuDocumentContext);
  const result = await calls.getActiveEvents(serverCaller(args.request, args.context, restaurant.id));
  const { events } = await answerOrLeave(args, result);
  const event = events.find(({ id }) => id === args.params.event_id);
  if (!event) throw data(null, { status: 404 });
  const search = readSuiteSearch(args.url.searchParams);
  const suites = event.suites.map(({ id, name, owner, state, event_day, tab_limit, tab_total }) => ({
    id,
    isEventDay: event_day,
    name,
    owner,
    state,
    tab: tabWords(tab_total, tab_limit, state),
  }));
  return {
    id: event.id,
    name: event.name,
    when: eventTimeWords(event.starts_at, restaurant.menu_configuration?.zone ?? undefined),
    search,
    states: countStates(suites),
    suites: findSuites(suites, search),
  };
}

/**
 * Starts acting for a suite's owner, and redirects to ordering: on the tab on the event day, else as a pre-order.
 * people#acting-as.
 * If acting is refused, the list of suites shows the reason.
 */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const eventSuiteId = String(form.get("eventSuite") ?? "").slice(0, 120);
  const begun = await beginActing(args, { eventSuiteId, isEventDay: form.get("eventDay") === "true" });
  return begun instanceof Response ? begun : data(begun, { status: begun.status });
}

/** Returns the text of an open tab: its total and limit. Null if no tab is open. */
function tabWords(total: string, limit: string | null, state: string): string | null {
  if (state !== "tab-open" && state !== "converted") return null;
  return tabTotalWords(total, limit);
}

export default function OperatorSuites({
  loaderData: { id, name, when, search, states, suites },
  actionData,
}: Route.ComponentProps) {
  const { venue } = useRestaurant();
  return (
    <OperatorFrame heading={name} text={when} up={{ to: `/${venue.slug}/events`, label: m.operator_events() }}>
      <a
        href={`/${venue.slug}/events/${encodeURIComponent(id)}/run-sheet.pdf`}
        className={buttonLook({ className: "self-start" })}
      >
        {m.run_sheet_link()}
      </a>
      <SuiteStates search={search} states={states} />
      <SuiteList slug={venue.slug} search={search} suites={suites} problem={actionData?.problem ?? null} />
    </OperatorFrame>
  );
}
