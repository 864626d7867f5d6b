import type { BoardLineData, BoardOrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type AllDayLine, countAllDay, isOfStation } from "@comptoir/ordering";
import { viewOfPricedLine } from "@comptoir/receipt";

/** How many of each dish and choice are open now. board#all-day. */
export function AllDay({
  orders,
  stations,
}: {
  readonly orders: readonly BoardOrderData[];
  readonly stations: readonly string[];
}) {
  const open = orders.filter(({ lane, cancelled }) => (lane === "new" || lane === "in-progress") && cancelled === null);
  const lines = open.flatMap((order) => order.lines.filter((line) => isOfStation(line, stations)).map(allDayLine));
  const counts = countAllDay(lines);
  return (
    <aside aria-labelledby="all-day" className="w-56 shrink-0 max-md:order-first max-md:w-full">
      <h2 id="all-day" className="py-2 font-semibold text-lead">
        {m.board_all_day()}
      </h2>
      <p className="pb-2 text-ink-soft text-small">
        {counts.length === 0 ? m.board_all_day_empty() : m.board_all_day_text()}
      </p>
      <ul className="flex flex-col">
        {counts.map(({ name, quantity, choices }) => (
          <li key={name} className="border-hairline border-t py-1.5">
            <span className="board-line figures font-semibold">
              {quantity} × {name}
            </span>
            {choices.map((choice) => (
              <span key={choice.name} className="figures block pl-3 text-small">
                {choice.quantity} × {choice.name}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Returns a line as the counts read it, with its choices named as the kitchen reads them. */
export function allDayLine(line: BoardLineData): AllDayLine {
  const { name, quantity, choices } = viewOfPricedLine(line);
  return { name, quantity, isDone: line.done, choices: choices.map(({ named }) => ({ name: named, quantity: 1 })) };
}
