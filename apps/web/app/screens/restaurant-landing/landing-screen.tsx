import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useLocation } from "react-router";
import { loginPath } from "../../person/login-path.ts";
import { usePerson } from "../../person/person-view.ts";
import { eventTimeWords } from "../../suites/event-times.ts";
import type { SuiteOfLink, SuiteVisit } from "../../suites/suite-visit.ts";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { carryVisit } from "../../visit/visit.ts";
import { Announcements } from "../restaurant/announcements.tsx";
import { ClosedToOrders } from "../restaurant/closed-to-orders.tsx";
import { OpeningState } from "../restaurant/opening-state.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { VenueAbout, VenueHead } from "../restaurant/venue-head.tsx";
import { WaysToVenue } from "../restaurant/ways-to-venue.tsx";
import { NumberForm, type NumberFormAnswer } from "./number-form.tsx";
import { WeekHours } from "./week-hours.tsx";

/**
 * The landing screen for invited guests: the suite, the venue's opening state, and links to order.
 * screens#landing-screen.
 */
export function LandingScreen({ answer, link }: { readonly answer: NumberFormAnswer; readonly link: SuiteOfLink }) {
  return (
    <VenueFrame
      head={
        <VenueHead above={<p className="text-small font-medium">{m.landing_welcome()}</p>}>
          <OpeningState />
        </VenueHead>
      }
    >
      <div className="page grid grow items-start gap-x-16 gap-y-8 py-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <VenueAbout />
          <SuiteWelcome {...link} />
          <Announcements />
          <ClosedToOrders />
          <WaysIn />
          <NumberForm answer={answer} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <WeekHours />
          <div className="flex flex-wrap gap-x-5 text-small text-ink-soft">
            <WaysToVenue />
          </div>
        </div>
      </div>
    </VenueFrame>
  );
}

/**
 * Links to the suite's tab or pre-order, if one can be ordered now, to the sign-in, and to the menu.
 * With an invalid link to the suite, nothing can be ordered. The menu is a document request, so that its cart starts
 * with the suite's pre-order. suites#pre-order-rebuilt.
 */
function WaysIn() {
  const { venue, visit, suite, viewOnly } = useRestaurant();
  const person = usePerson();
  const { pathname, search } = useLocation();
  const menuOf = (eventDayOrdering: boolean) => carryVisit(`/${venue.slug}`, { ...visit, eventDayOrdering });
  const signedInTo = (path: string) => (person === null ? loginPath(path) : path);
  const takes = viewOnly === null && suite !== null && suite.problem === null ? suite.minimal : null;
  return (
    <nav aria-labelledby="ways-in" className="flex max-w-md flex-col gap-3">
      <p id="ways-in" className="text-small text-ink-soft">
        {m.landing_for_event()} {m.landing_ways_in()}
      </p>
      {takes?.event_day ? (
        <LinkButton
          tone="primary"
          wide={true}
          className="flex-wrap"
          to={signedInTo(menuOf(true))}
          reloadDocument={true}
        >
          {m.suite_order_on_tab()}
          <ArrowRight size={18} aria-hidden="true" />
        </LinkButton>
      ) : null}
      {takes?.pre_ordering && !suite?.own?.isPlacedByOther ? (
        <LinkButton
          tone={takes.event_day ? "quiet" : "primary"}
          wide={true}
          className="flex-wrap"
          to={signedInTo(menuOf(false))}
          reloadDocument={true}
        >
          {suite?.own?.preOrder ? m.suite_change_pre_order() : m.landing_pre_order()}
          <ArrowRight size={18} aria-hidden="true" />
        </LinkButton>
      ) : null}
      {person === null ? (
        <LinkButton wide={true} to={loginPath(pathname + search)}>
          {m.landing_sign_in()}
        </LinkButton>
      ) : null}
      <LinkButton tone="plain" wide={true} to={menuOf(false)} reloadDocument={true}>
        {m.landing_view_menu()}
      </LinkButton>
    </nav>
  );
}

/**
 * Shows the suite and the event of the link, and what can be ordered now; or why the link is invalid.
 * screens#landing-screen.
 */
function SuiteWelcome({ suite, problem }: SuiteOfLink) {
  if (suite === null) {
    return (
      <Banner tone="caution" title={m.suite_link_problem()}>
        {problem}
      </Banner>
    );
  }
  const { event, name, restaurant, pre_ordering, event_day } = suite.minimal;
  const preOrder = suite.own?.preOrder ?? null;
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-labelledby="suite"
        className="flex flex-col gap-1 rounded-card border border-hairline bg-raised p-5"
      >
        <h2 id="suite" className="text-lead font-medium">
          {event.name}
        </h2>
        <p className="text-small text-ink-soft">{eventTimeWords(event.starts_at, restaurant.zone)}</p>
        <p className="font-medium">{name}</p>
        {suite.problem === null ? (
          <p className="text-small">
            {event_day ? m.suite_event_day_text() : pre_ordering ? aheadWords(suite) : m.suite_closed_text()}
          </p>
        ) : null}
        {preOrder === null ? null : (
          <p className="figures text-small">
            {m.suite_pre_order_placed({ number: preOrder.number, total: formatMoney(centsOf(preOrder.total)) })}
          </p>
        )}
      </section>
      {suite.problem === null ? null : (
        <Banner tone="caution">
          <p>{suite.problem}</p>
          {suite.isStranger ? <p>{m.suite_not_yours_next()}</p> : null}
        </Banner>
      )}
    </div>
  );
}

/**
 * Returns the text about the pre-order. If another person has placed the suite's only one, it says so. suites#hosts.
 */
function aheadWords({ own }: SuiteVisit): string {
  return own?.isPlacedByOther ? m.suite_placed_by_other() : m.suite_pre_ordering_text();
}
