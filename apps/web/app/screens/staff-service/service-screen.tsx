import type { ServiceData, StaffData } from "@comptoir/contract";
import { formatDate, formatNumber, m } from "@comptoir/messages";
import { CANCELLED_BY } from "@comptoir/ordering";
import { Banner } from "../../ui/banner.tsx";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { DaysForm } from "../staff/days-form.tsx";
import { HourBars } from "./hour-bars.tsx";
import { HourTable } from "./hour-table.tsx";
import { minutesWords, secondsWords, shareWords } from "./service-words.ts";

export type ServiceScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly service: ServiceData;
  /** Whether other days were asked for, which cannot be chosen. */
  readonly isRefused: boolean;
  /** The day from which it is known what was sold out and paused, if not all of it is; null otherwise. */
  readonly knownSince: string | null;
};

const CANCELLED_WORDS = {
  guest: m.service_cancelled_guest,
  restaurant: m.service_cancelled_restaurant,
  missed: m.service_cancelled_missed,
} as const;

/** The figures of a service: in all, as pictures by hour, and as a table. screens#staff-service. */
export function ServiceScreen({ restaurant, service, isRefused, knownSince }: ServiceScreenProps) {
  const { from, to, hours, soldOut, total } = service;
  const hasWaited = total.accepted > 0;
  const hasOutages = total.soldOutMinutes + total.pausedMinutes > 0;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
          <PageHead heading={m.service_title()} text={m.service_text()} up={{ to: "/staff", label: restaurant.name }} />
          {isRefused ? (
            <Banner tone="caution" role="status">
              {m.service_no_days()}
            </Banner>
          ) : null}
          <DaysForm
            {...service}
            label={m.service_title()}
            spans={[
              { label: m.service_today(), days: 1 },
              { label: m.service_week(), days: 7 },
              { label: m.service_month(), days: 30 },
            ]}
          />
          <h2 className="text-title">{m.service_days({ from: formatDate(from), to: formatDate(to) })}</h2>
          {hours.length === 0 ? (
            <EmptyState drawing={<BlankTicket />} heading={m.service_none()} />
          ) : (
            <>
              <Totals total={total} />
              <div className="flex flex-col gap-8">
                <HourBars
                  title={m.service_picture_orders()}
                  series={[m.service_orders(), m.service_late()]}
                  hours={hours.map(({ hour, orders, late }) => ({ hour, values: [orders, late] }))}
                  format={formatNumber}
                />
                {hasWaited ? (
                  <HourBars
                    title={m.service_picture_accept()}
                    series={[m.service_accept_median(), m.service_accept_p95()]}
                    hours={hours.map(({ hour, acceptMedianSeconds, acceptP95Seconds }) => ({
                      hour,
                      values: [acceptMedianSeconds ?? 0, acceptP95Seconds ?? 0],
                    }))}
                    format={secondsWords}
                  />
                ) : null}
                {hasOutages ? (
                  <HourBars
                    title={m.service_picture_off()}
                    series={[m.service_sold_out(), m.service_paused()]}
                    hours={hours.map(({ hour, soldOutMinutes, pausedMinutes }) => ({
                      hour,
                      values: [soldOutMinutes, pausedMinutes],
                    }))}
                    format={minutesWords}
                  />
                ) : null}
                <HourTable hours={hours} />
              </div>
              {soldOut.length === 0 ? null : <SoldOut soldOut={soldOut} />}
            </>
          )}
          <p className="measure text-ink-soft text-small">
            {m.service_definitions()} {knownSince === null ? null : m.service_known_since({ day: knownSince })}
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}

function Totals({ total }: Pick<ServiceData, "total">) {
  const { orders, accepted, acceptMedianSeconds, acceptP95Seconds, made, late, veryLate, missed, cancelled } = total;
  const cancellations = CANCELLED_BY.filter((by) => cancelled[by] > 0);
  const figures: readonly { readonly term: string; readonly figure: string; readonly more?: string | undefined }[] = [
    { term: m.service_orders(), figure: formatNumber(orders) },
    accepted === 0
      ? { term: m.service_accept(), figure: "–", more: m.service_accept_none() }
      : {
          term: m.service_accept_median(),
          figure: secondsWords(acceptMedianSeconds),
          more: `${m.service_accept_p95()} ${secondsWords(acceptP95Seconds)}`,
        },
    {
      term: m.service_late(),
      figure: shareWords(late, made),
      more: [
        m.service_late_of({ late: formatNumber(late), made: formatNumber(made) }),
        ...(veryLate > 0 ? [m.service_very_late({ count: formatNumber(veryLate) })] : []),
      ].join(", "),
    },
    { term: m.service_missed(), figure: formatNumber(missed) },
    {
      term: m.service_cancelled(),
      figure: formatNumber(CANCELLED_BY.reduce((sum, by) => sum + cancelled[by], 0)),
      more: cancellations.map((by) => CANCELLED_WORDS[by]({ count: formatNumber(cancelled[by]) })).join(", "),
    },
    { term: m.service_sold_out(), figure: minutesWords(total.soldOutMinutes), more: m.service_sold_out_text() },
    { term: m.service_paused(), figure: minutesWords(total.pausedMinutes) },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-5">
      {figures.map(({ term, figure, more }) => (
        <div key={term} className="flex flex-col border-hairline border-t pt-3">
          <dt className="text-ink-soft text-small">{term}</dt>
          <dd className="figures font-semibold text-lead">{figure}</dd>
          {more ? <dd className="text-ink-soft text-small">{more}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function SoldOut({ soldOut }: Pick<ServiceData, "soldOut">) {
  return (
    <section aria-labelledby="sold-out" className="flex flex-col gap-2">
      <h2 id="sold-out" className="text-title">
        {m.service_sold_out_dishes()}
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {soldOut.map(({ name, minutes }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="wrap-anywhere">{name}</span>
            <span className="figures text-ink-soft">{minutesWords(minutes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
