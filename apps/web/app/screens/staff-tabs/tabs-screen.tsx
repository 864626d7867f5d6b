import { formatMoney, m } from "@comptoir/messages";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import type { OpenTabs } from "./open-tabs.ts";

/** The open tabs of suites, and the orders that are to be paid in person. screens#staff-tabs. */
export function TabsScreen({ restaurant, tabs, places }: OpenTabs) {
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-10">
          <PageHead
            heading={m.staff_tabs()}
            text={restaurant.hasSuites ? m.staff_tabs_text_suites() : m.staff_tabs_text()}
            up={{ to: "/staff", label: restaurant.name }}
          />
          <section aria-labelledby="here" className="flex flex-col gap-4">
            <Heading id="here" words={m.staff_tabs_here()} amounts={places} />
            {places.length === 0 ? <p className="text-ink-soft">{m.staff_tabs_here_none()}</p> : null}
            {places.map(({ place, cents, orders }) => (
              <section key={place} aria-label={place} className="flex flex-col gap-1">
                <h3 className="flex justify-between gap-4 font-semibold">
                  <span className="wrap-anywhere">{place}</span>
                  {orders.length > 1 ? <span className="figures">{formatMoney(cents)}</span> : null}
                </h3>
                <ul className="divide-y divide-hairline border-y border-hairline">
                  {orders.map(({ id, number, person, placed, isOpen, cents: due }) => (
                    <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                        {[m.staff_act_order({ number }), person].filter(Boolean).join(" · ")}
                      </span>
                      <span className="figures">{formatMoney(due)}</span>
                      <span className="figures basis-full text-small text-ink-soft">
                        {[placed, isOpen ? null : m.staff_tabs_done()].filter(Boolean).join(" · ")}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
          {tabs.length === 0 ? null : (
            <section aria-labelledby="suites" className="flex flex-col gap-4">
              <Heading id="suites" words={m.staff_tabs_suites()} amounts={tabs} />
              <ul className="divide-y divide-hairline border-y border-hairline">
                {tabs.map(({ id, suite, event, orders, cents, limitCents, opened, closes }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                    <span className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{suite}</span>
                    <span className="figures">
                      {limitCents === null
                        ? formatMoney(cents)
                        : m.staff_tabs_of_limit({ amount: formatMoney(cents), limit: formatMoney(limitCents) })}
                    </span>
                    <span className="basis-full text-small text-ink-soft wrap-anywhere">
                      {[event, m.staff_day_orders({ count: orders })].join(" · ")}
                    </span>
                    <span className="figures basis-full text-small text-ink-soft">
                      {m.staff_tabs_open_until({ opened, closes })}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </SiteFrame>
  );
}

/** A section's heading, with the sum of its amounts. */
function Heading({
  id,
  words,
  amounts,
}: {
  readonly id: string;
  readonly words: string;
  readonly amounts: readonly { readonly cents: number }[];
}) {
  const sum = amounts.reduce((all, { cents }) => all + cents, 0);
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="text-title">
        {words}
      </h2>
      {amounts.length > 0 ? <span className="figures font-semibold text-lead">{formatMoney(sum)}</span> : null}
    </header>
  );
}
