import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { eventTimeWords } from "../../suites/event-times.ts";
import type { SuiteOfLink, SuiteVisit } from "../../suites/suite-visit.ts";
import { Banner } from "../../ui/banner.tsx";

/** Whose suite the link is for and when, and what can be ordered now; or why the link leads nowhere. screens#landing-screen. */
export function SuiteWelcome({ suite, problem }: SuiteOfLink) {
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

/** Whether whoever is here can order ahead: the suite's one pre-order may be another's. suites#hosts. */
function aheadWords({ own }: SuiteVisit): string {
  return own?.isPlacedByOther ? m.suite_placed_by_other() : m.suite_pre_ordering_text();
}
