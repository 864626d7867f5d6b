import { m } from "@comptoir/messages";
import type { EventSums } from "./sum-suites.ts";

type EventFiguresProps = { readonly sums: EventSums };

/** An event's sums: suites that have ordered, pre-orders, tabs. suites#operator-amounts. */
export function EventFigures({ sums: { ordered, suites, preOrders, tabs } }: EventFiguresProps) {
  const figures = [
    [m.operator_ordered(), m.operator_ordered_of({ ordered, suites })],
    [m.operator_pre_orders(), preOrders],
    [m.operator_tabs_sum(), tabs],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(([term, figure]) => (
        <div key={term} className="flex flex-col">
          <dt className="text-small text-ink-soft">{term}</dt>
          <dd className="figures text-body font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
