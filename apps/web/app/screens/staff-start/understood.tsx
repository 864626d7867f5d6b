import type { StartMenuData } from "@comptoir/contract";
import { formatNumber, m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

export type UnderstoodProps = {
  readonly menu: StartMenuData;
  /** Questions that can be answered. */
  readonly children: ReactNode;
};

/** What was understood of a menu's file, and what was not. studio#start-file. */
export function Understood({ menu, children }: UnderstoodProps) {
  const { name, counts, found, taken, notes, findings, findingCount } = menu;
  const lostPrices = found && taken ? found.prices - taken.prices : 0;
  const lostOptions = found && taken ? found.options - taken.options : 0;
  const rows: readonly (readonly [string, number])[] = [
    [m.staff_start_count_menus(), counts.menus],
    [m.staff_start_count_sections(), counts.sections],
    [m.staff_start_count_dishes(), counts.dishes],
    [m.staff_start_count_priced(), counts.priced],
    [m.staff_start_count_options(), counts.options],
    [m.staff_start_count_pictures(), counts.pictures],
    [m.staff_start_count_allergens(), counts.allergens],
  ];
  return (
    <section
      aria-labelledby="start-understood"
      className="flex min-w-0 flex-col gap-4 rounded-card border border-hairline bg-raised p-[min(1.25rem,4vw)]"
    >
      <h3 id="start-understood" className="font-semibold">
        {m.staff_start_understood()}
      </h3>
      <p className="text-small text-ink-soft wrap-anywhere empty:hidden">{name}</p>
      <dl className="divide-y divide-hairline border-y border-hairline">
        {rows.map(([words, count]) => (
          <div key={words} className="flex justify-between gap-4 py-2">
            <dt>{words}</dt>
            <dd className="figures">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {lostPrices > 0 ? <Banner tone="caution">{m.staff_start_prices_lost({ count: lostPrices })}</Banner> : null}
      {lostOptions > 0 ? <Banner tone="caution">{m.staff_start_options_lost({ count: lostOptions })}</Banner> : null}
      {children}
      {notes.length === 0 ? (
        <p className="text-small text-good">{m.staff_start_losses_none()}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <h4 className="font-semibold">{m.staff_start_losses()}</h4>
          <p className="text-small text-ink-soft">{m.staff_start_losses_text()}</p>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {notes.map((note) => (
              <li key={note} className="py-2 text-small wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      {findings.length === 0 ? null : (
        <Disclosure summary={`${m.staff_start_findings()} (${formatNumber(findingCount)})`}>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have one name and the same doubt.
              <li key={index} className="flex flex-col py-2 wrap-anywhere">
                <span className="font-medium">{finding.name}</span>
                <span className="text-ink-soft">{finding.message}</span>
              </li>
            ))}
          </ul>
          {findingCount > findings.length ? (
            <p className="pt-2">{m.staff_start_findings_more({ count: findingCount - findings.length })}</p>
          ) : null}
        </Disclosure>
      )}
    </section>
  );
}
