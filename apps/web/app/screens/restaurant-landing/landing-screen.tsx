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
import { Disclosure } from "../../ui/disclosure.tsx";
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
      <div className="page grid grow items-start gap-x-8 gap-y-6 pt-5 pb-10 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:pt-8 xl:gap-x-16">
        <div className="flex min-w-0 flex-col gap-5">
          <VenueAbout />
          <Announcements />
          <ClosedToOrders />
          <Invitation {...link} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {link.suite === null ? (
            <NumberForm answer={answer} />
          ) : (
            // A suite's guests order by the buttons of the event, so the number is folded.
            <Disclosure
              summary={m.landing_number_instead()}
              open={answer !== undefined}
              className="border-y border-hairline"
            >
              <div className="pb-5">
                <NumberForm answer={answer} />
              </div>
            </Disclosure>
          )}
          <WeekHours />
          <div className="flex flex-wrap gap-x-5 text-small text-ink-soft">
            <WaysToVenue />
          </div>
        </div>
      </div>
    </VenueFrame>
  );
}

/** Shows the suite and the event of the link, or why the link is invalid, with the links to order. screens#landing-screen. */
function Invitation({ suite, problem }: SuiteOfLink) {
  if (suite === null) {
    return (
      <>
        <Banner tone="caution" title={m.suite_link_problem()}>
          {problem}
        </Banner>
        <WaysIn />
      </>
    );
  }
  return (
    <section
      aria-labelledby="suite"
      className="flex flex-col gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6"
    >
      <EventWords {...suite} />
      {suite.problem === null ? null : (
        <Banner tone="caution">
          <p>{suite.problem}</p>
          {suite.isStranger ? <p>{m.suite_not_yours_next()}</p> : null}
        </Banner>
      )}
      <WaysIn />
    </section>
  );
}

function EventWords(suite: SuiteVisit) {
  const { event, name, restaurant, pre_ordering, event_day } = suite.minimal;
  const preOrder = suite.own?.preOrder ?? null;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-small text-ink-soft">{m.landing_for_event()}</p>
      <h2 id="suite" className="text-title wrap-anywhere">
        {event.name}
      </h2>
      <p className="figures font-medium">{eventTimeWords(event.starts_at, restaurant.zone)}</p>
      <p className="font-medium">{name}</p>
      {suite.problem === null ? (
        <p className="text-small text-ink-soft">
          {event_day ? m.suite_event_day_text() : pre_ordering ? aheadWords(suite) : m.suite_closed_text()}
        </p>
      ) : null}
      {preOrder === null ? null : (
        <p className="figures text-small">
          {m.suite_pre_order_placed({ number: preOrder.number, total: formatMoney(centsOf(preOrder.total)) })}
        </p>
      )}
    </div>
  );
}

/**
 * Links to order for the suite if that is possible, to the menu, and to the sign-in. The menu is a document
 * request, so that its cart starts with the suite's pre-order. suites#pre-order-rebuilt.
 */
function WaysIn() {
  const { venue, visit, suite, viewOnly } = useRestaurant();
  const person = usePerson();
  const { pathname, search } = useLocation();
  const menuOf = (eventDayOrdering: boolean) => carryVisit(`/${venue.slug}`, { ...visit, eventDayOrdering });
  const signedInTo = (path: string) => (person === null ? loginPath(path) : path);
  const linkHere = loginPath(pathname + search);
  const takes = viewOnly === null && suite !== null && suite.problem === null ? suite.minimal : null;
  const ordersAhead = takes?.pre_ordering === true && !suite?.own?.isPlacedByOther;
  return (
    <nav aria-label={m.landing_ways_in()} className="flex flex-col gap-3">
      {takes?.event_day ? (
        <LinkButton
          tone="primary"
          wide={true}
          className="flex-wrap"
          to={signedInTo(menuOf(true))}
          reloadDocument={true}
        >
          {m.suite_order_on_tab()}
          <ArrowRight size={18} aria-hidden="true" className="max-sm:hidden" />
        </LinkButton>
      ) : null}
      {ordersAhead ? (
        <LinkButton
          tone={takes.event_day ? "quiet" : "primary"}
          wide={true}
          className="flex-wrap"
          to={signedInTo(menuOf(false))}
          reloadDocument={true}
        >
          {suite?.own?.preOrder ? m.suite_change_pre_order() : m.landing_pre_order()}
          <ArrowRight size={18} aria-hidden="true" className="max-sm:hidden" />
        </LinkButton>
      ) : null}
      <LinkButton
        tone={takes?.event_day || ordersAhead ? "quiet" : "primary"}
        wide={true}
        to={menuOf(false)}
        reloadDocument={true}
      >
        {m.landing_view_menu()}
      </LinkButton>
      {person === null ? (
        <LinkButton tone="plain" wide={true} to={linkHere}>
          {m.landing_sign_in()}
        </LinkButton>
      ) : null}
    </nav>
  );
}

/** Returns the text about the pre-order. If another person has placed the suite's pre-order, the text says so. suites#hosts. */
function aheadWords({ own }: SuiteVisit): string {
  return own?.isPlacedByOther ? m.suite_placed_by_other() : m.suite_pre_ordering_text();
}
