import { calls } from "@comptoir/contract/client";
import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { data } from "react-router";
import { requireOwnOperator } from "../../guards/require-person.ts";
import { requestTimeMs } from "../../load-context.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { EventFigures } from "../operator-events/event-figures.tsx";
import { OperatorFrame } from "../operator-events/operator-frame.tsx";
import { type ActiveSuite, dueDay, sumSuites } from "../operator-events/sum-suites.ts";
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
  const zone = restaurant.menu_configuration?.zone ?? undefined;
  const time = { now: requestTimeMs(args.context), zone };
  const suites = event.suites.map((suite) => ({ ...formatSuite(suite), due: dueDay(event, suite, time) }));
  return {
    id: event.id,
    name: event.name,
    when: eventTimeWords(event.starts_at, zone),
    closes: eventTimeWords(event.pre_order_closes_at, zone),
    isClosed: Date.parse(event.pre_order_closes_at) <= time.now,
    sums: sumSuites(event, time),
    search,
    states: countStates(suites),
    suites: findSuites(suites, search),
  };
}

/**
 * Starts acting for a suite's owner, and redirects to ordering: on the tab on the event day, else as a
 * pre-order. people#acting-as.
 */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const eventSuiteId = String(form.get("eventSuite") ?? "").slice(0, 120);
  const begun = await beginActing(args, { eventSuiteId, isEventDay: form.get("eventDay") === "true" });
  return begun instanceof Response ? begun : data(begun, { status: begun.status });
}

function formatSuite({ id, name, owner, state, event_day, tab_limit, tab_total, pre_order_total }: ActiveSuite) {
  const amount = (decimal: string | null) => (decimal === null ? null : formatMoney(centsOf(decimal)));
  const isTabOpen = state === "tab-open" || state === "converted";
  return {
    ...{ id, name, owner, state, isEventDay: event_day },
    preOrder: amount(pre_order_total),
    tab: isTabOpen ? { total: formatMoney(centsOf(tab_total)), limit: amount(tab_limit) } : null,
  };
}

export default function OperatorSuites({
  loaderData: { id, name, when, closes, isClosed, sums, search, states, suites },
  actionData,
}: Route.ComponentProps) {
  const { venue } = useRestaurant();
  return (
    <OperatorFrame
      heading={name}
      text={
        <>
          {when}
          <br />
          {isClosed ? m.operator_closed() : m.operator_closes()} {closes}
        </>
      }
      up={{ to: `/${venue.slug}/events`, label: m.operator_events() }}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <EventFigures sums={sums} />
        <a href={`/${venue.slug}/events/${encodeURIComponent(id)}/run-sheet.pdf`} className={buttonLook({})}>
          {m.run_sheet_link()}
        </a>
      </div>
      <SuiteStates search={search} states={states} sums={sums} />
      <SuiteList slug={venue.slug} search={search} suites={suites} problem={actionData?.problem ?? null} />
    </OperatorFrame>
  );
}
