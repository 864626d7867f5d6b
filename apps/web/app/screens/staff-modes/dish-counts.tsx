import type { BoardOrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { countAllDay } from "@comptoir/ordering";
import { Disclosure } from "../../ui/disclosure.tsx";
import { allDayLine } from "../staff-board/all-day.tsx";

type DishCountsProps = { readonly orders: readonly BoardOrderData[]; readonly isOpen?: boolean };

/** How many of each dish and choice these orders have, and how many of them are left to make. board#prepare. */
export function DishCounts({ orders, isOpen = false }: DishCountsProps) {
  const lines = orders.flatMap((order) => order.lines.map(allDayLine));
  const isHandedOver = orders.flatMap((order) => order.lines.map((line) => line.done || order.lane === "done"));
  const all = countAllDay(lines.map((line) => ({ ...line, isDone: false })));
  const left = new Map(
    countAllDay(lines.map((line, index) => ({ ...line, isDone: isHandedOver[index] ?? false }))).map(
      ({ name, quantity }) => [name, quantity],
    ),
  );
  return (
    <Disclosure
      summary={m.modes_prepare()}
      open={isOpen}
      className="rounded-card border border-hairline bg-raised px-4"
    >
      <ul className="grid grid-cols-1 gap-x-8 pb-3 sm:grid-cols-2 lg:grid-cols-3">
        {all.map(({ name, quantity, choices }) => (
          <li key={name} className="border-hairline border-t py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="figures text-body font-semibold wrap-anywhere">
                {quantity} × {name}
              </span>
              <span className="figures text-ink-soft">{leftWords(left.get(name) ?? 0, quantity)}</span>
            </span>
            {choices.map((choice) => (
              <span key={choice.name} className="figures block pl-4 wrap-anywhere">
                {choice.quantity} × {choice.name}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function leftWords(left: number, all: number): string {
  if (left === 0) return m.modes_all_made();
  return left === all ? "" : m.modes_left({ count: left });
}
