import type { InsightData, StaffData } from "@comptoir/contract";
import { formatDate, formatMoney, formatNumber, m } from "@comptoir/messages";
import { parseCents, ZERO_CENTS } from "@comptoir/ordering";
import { Banner } from "../../ui/banner.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { DaysForm } from "../staff/days-form.tsx";
import { RankTable } from "./rank-table.tsx";

export type InsightScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly insight: InsightData;
  /** Whether other days were asked for, which cannot be chosen. */
  readonly isRefused: boolean;
};

/** What guests bought, looked at and missed, in lists with bars. screens#staff-insight. */
export function InsightScreen({ restaurant, insight, isRefused }: InsightScreenProps) {
  const { from, to, countedSince, orders, otherSearches } = insight;
  const { sold, passedOver, missed, searches } = insight;
  const isEmpty = [sold, passedOver, missed, searches].every(({ length }) => length === 0) && otherSearches === 0;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
          <PageHead
            heading={m.staff_insight_title()}
            text={m.staff_insight_text()}
            up={{ to: "/staff", label: restaurant.name }}
          />
          {isRefused ? (
            <Banner tone="caution" role="status">
              {m.staff_insight_no_days()}
            </Banner>
          ) : null}
          <DaysForm
            {...insight}
            label={m.staff_insight_title()}
            spans={[
              { label: m.service_week(), days: 7 },
              { label: m.service_month(), days: 30 },
              { label: m.staff_insight_quarter(), days: 90 },
            ]}
          />
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div className="flex flex-col gap-1">
              <h2 className="text-title">{m.service_days({ from: formatDate(from), to: formatDate(to) })}</h2>
              {isEmpty ? null : <p className="text-ink-soft">{m.staff_insight_orders({ count: orders })}</p>}
            </div>
            {isEmpty ? null : (
              <a
                href={`/staff/insight.csv?${new URLSearchParams({ from, to })}`}
                download={true}
                className={buttonLook({ className: "print:hidden" })}
              >
                {m.staff_insight_csv()}
              </a>
            )}
          </div>
          {isEmpty ? <EmptyState drawing={<BlankTicket />} heading={m.staff_insight_none()} /> : <Lists {...insight} />}
          <p className="measure text-ink-soft text-small">
            {m.staff_insight_definitions()} {sinceWords(countedSince, from)}
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}

function Lists({ sold, passedOver, missed, searches, otherSearches }: InsightData) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:items-start">
      <div className="flex min-w-0 flex-col gap-10">
        <RankTable
          id="sold"
          heading={m.staff_insight_sold()}
          text={m.staff_insight_sold_text()}
          none={m.staff_insight_sold_none()}
          columns={[m.staff_insight_dish(), m.staff_insight_portions(), m.staff_insight_sales()]}
          rows={sold.map(({ id, name, portions, sales }) => ({
            ...{ key: id, name, count: portions },
            figures: [formatNumber(portions), formatMoney(parseCents(sales) ?? ZERO_CENTS)],
          }))}
        />
        <RankTable
          id="missed"
          heading={m.staff_insight_missed()}
          text={m.staff_insight_missed_text()}
          none={m.staff_insight_missed_none()}
          columns={[m.staff_insight_dish(), m.staff_insight_asked()]}
          rows={missed.map(({ id, name, askedSoldOut }) => ({
            ...{ key: id, name, count: askedSoldOut },
            figures: [formatNumber(askedSoldOut)],
          }))}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        <RankTable
          id="passed-over"
          heading={m.staff_insight_passed()}
          text={m.staff_insight_passed_text()}
          none={m.staff_insight_passed_none()}
          columns={[m.staff_insight_dish(), m.staff_insight_opened(), m.staff_insight_in_orders()]}
          rows={passedOver.map(({ id, name, opened, orders }) => ({
            ...{ key: id, name, count: opened - orders },
            figures: [formatNumber(opened), formatNumber(orders)],
          }))}
        />
        <div className="flex flex-col gap-3">
          <RankTable
            id="searches"
            heading={m.staff_insight_searches()}
            text={m.staff_insight_searches_text()}
            none={m.staff_insight_searches_none()}
            columns={[m.staff_insight_words(), m.staff_insight_searched()]}
            rows={searches.map(({ words, times }) => ({
              ...{ key: words, name: words, count: times },
              figures: [formatNumber(times)],
            }))}
          />
          {otherSearches === 0 ? null : (
            <p className="text-ink-soft text-small">{m.staff_insight_other_searches({ count: otherSearches })}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Says from when on looks are counted, if a part of the days is before. */
function sinceWords(countedSince: string | null, from: string): string | null {
  if (countedSince === null) return m.staff_insight_not_yet();
  return countedSince > from ? m.staff_insight_since({ day: formatDate(countedSince) }) : null;
}
