import type { BoardLineData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type LineView, viewOfPricedLine } from "@comptoir/receipt";
import { classNames } from "../../ui/class-names.ts";
import type { CardProps } from "./board-card.tsx";
import { isOfStation } from "./next-act.ts";

/** The dishes of a card. A press crosses one off. board#cross-off. */
export function CardLines({ order, station, press }: Pick<CardProps, "order" | "station" | "press">) {
  const here = order.lines.filter((line) => isOfStation(line, station));
  const elsewhere = order.lines.filter((line) => !isOfStation(line, station) && !line.done);
  const stations = [...new Set(elsewhere.map((line) => line.station))].join(", ");
  return (
    <ul className="board-card-lines flex flex-col border-hairline border-t">
      {here.map((line) => (
        <CardLine key={line.line} {...{ order, line, press }} showsStation={station === null} />
      ))}
      {stations === "" ? null : (
        <li className="px-3 py-2 text-ink-soft text-small">{m.board_elsewhere({ stations })}</li>
      )}
    </ul>
  );
}

/** The chosen values of a dish in one flowing text, without the names of their groups; the guest's words stand out. */
function Choices({ view: { choices, memo } }: { readonly view: Pick<LineView, "choices" | "memo"> }) {
  return (
    <>
      {choices.length === 0 ? null : (
        <span className="board-choice block">{choices.map(({ words }) => words).join(" · ")}</span>
      )}
      {memo === null ? null : <span className="board-choice mt-0.5 block font-semibold text-caution">{memo}</span>}
    </>
  );
}

type CardLineProps = Pick<CardProps, "order" | "press"> & {
  readonly line: BoardLineData;
  /** Whether the line names its station, on a board of all stations. */
  readonly showsStation: boolean;
};

function CardLine({ order, line, press, showsStation }: CardLineProps) {
  const view = viewOfPricedLine(line);
  const named = { quantity: view.quantity, name: view.name };
  const isFixed = order.lane === "done";
  return (
    <li className="break-inside-avoid border-hairline border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={line.done}
        aria-label={line.done ? m.board_restore(named) : m.board_cross_off(named)}
        disabled={isFixed}
        onClick={() => press(order, { do: "lines", lines: [line.line], done: !line.done })}
        className="flex min-h-11 w-full gap-2 px-2.5 py-1 text-left enabled:hover:bg-tint"
      >
        <span className={classNames("board-line figures font-semibold", line.done && "text-ink-soft line-through")}>
          {view.quantity} ×
        </span>
        <span className={classNames("min-w-0 flex-1", line.done && "text-ink-soft line-through")}>
          <span className="board-line block font-semibold">{view.name}</span>
          <Choices view={view} />
        </span>
        {showsStation && line.station ? <span className="text-fine text-ink-soft">{line.station}</span> : null}
      </button>
    </li>
  );
}
