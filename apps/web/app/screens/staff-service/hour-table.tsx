import type { ServiceHourData } from "@comptoir/contract";
import { formatNumber, formatTimeOfDay, m } from "@comptoir/messages";
import { CANCELLED_BY } from "@comptoir/ordering";
import { minutesWords, secondsWords, shareWords } from "./service-words.ts";

const CELL =
  "figures whitespace-nowrap border-hairline border-t px-3 py-2 text-right first:pl-0 first:text-left last:pr-0";

type Column = { readonly head: string; readonly cell: (hour: ServiceHourData) => string };

/** The numbers of the pictures, by hour. */
export function HourTable({ hours }: { readonly hours: readonly ServiceHourData[] }) {
  const columns: readonly Column[] = [
    { head: m.service_orders(), cell: ({ orders }) => formatNumber(orders) },
    { head: m.service_accept_median(), cell: ({ acceptMedianSeconds }) => secondsWords(acceptMedianSeconds) },
    { head: m.service_accept_p95(), cell: ({ acceptP95Seconds }) => secondsWords(acceptP95Seconds) },
    { head: m.service_late(), cell: ({ late, made }) => shareWords(late, made) },
    { head: m.service_missed(), cell: ({ missed }) => formatNumber(missed) },
    {
      head: m.service_cancelled(),
      cell: ({ cancelled }) => formatNumber(CANCELLED_BY.reduce((sum, by) => sum + cancelled[by], 0)),
    },
    { head: m.service_sold_out(), cell: ({ soldOutMinutes }) => minutesWords(soldOutMinutes) },
    { head: m.service_paused(), cell: ({ pausedMinutes }) => minutesWords(pausedMinutes) },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section aria-label={m.service_by_hour()} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-small">
        <thead>
          <tr>
            {[m.service_hour(), ...columns.map(({ head }) => head)].map((head) => (
              <th
                key={head}
                scope="col"
                className="min-w-20 px-3 pb-2 text-right align-bottom font-medium text-ink-soft first:pl-0 first:text-left last:pr-0"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour.hour}>
              <th scope="row" className={`${CELL} font-semibold`}>
                {formatTimeOfDay(hour.hour * 60)}
              </th>
              {columns.map(({ head, cell }) => (
                <td key={head} className={CELL}>
                  {cell(hour)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
