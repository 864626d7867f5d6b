import type { BoardLineData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isOfStation } from "@comptoir/ordering";
import { type LineView, viewOfPricedLine } from "@comptoir/receipt";
import { classNames } from "../../ui/class-names.ts";
import type { CardProps } from "./card-props.ts";

/** The dishes of a card. A press crosses one off. board#cross-off. */
export function CardLines({ order, stations, press }: Pick<CardProps, "order" | "stations" | "press">) {
  const here = order.lines.filter((line) => isOfStation(line, stations));
  const elsewhere = order.lines.filter((line) => !isOfStation(line, stations) && !line.done);
  const others = [...new Set(elsewhere.map((line) => line.station))].join(", ");
  return (
    <ul className="board-card-lines flex flex-col border-hairline not-first:border-t">
      {here.map((line) => (
        <CardLine key={line.line} {...{ order, line, press }} showsStation={stations.length !== 1} />
      ))}
      {others === "" ? null : (
        <li className="px-3 py-2 text-ink-soft text-small">{m.board_elsewhere({ stations: others })}</li>
      )}
    </ul>
  );
}

/** The chosen values of a dish in one flowing text, without the names of their groups; the guest's words stand out. */
function Choices({ view }: { readonly view: LineView }) {
  return (
    <>
      {view.choices.length === 0 ? null : (
        <span className="board-choice block">{choicesOf(view).join("\u00a0· ")}</span>
      )}{" "}
      {view.memo === null ? null : (
        <span className="board-choice mt-0.5 block font-semibold text-caution">{view.memo}</span>
      )}
    </>
  );
}

const choicesOf = ({ choices }: LineView) => choices.map(({ words }) => words);

type CardLineProps = Pick<CardProps, "order" | "press"> & {
  readonly line: BoardLineData;
  /** Whether the line names its station, on a board of several stations. */
  readonly showsStation: boolean;
};

function CardLine({ order, line, press, showsStation }: CardLineProps) {
  const view = viewOfPricedLine(line);
  const named = { quantity: view.quantity, name: view.name };
  const act = line.done ? m.board_restore(named) : m.board_cross_off(named);
  const station = showsStation ? line.station : null;
  const isFixed = order.lane === "done";
  const isOff = line.done || order.cancelled !== null;
  return (
    <li className="break-inside-avoid border-hairline border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={line.done}
        // The words that are shown, in their sequence, after the act.
        aria-label={[act, ...choicesOf(view), view.memo, station].filter((words) => words !== null).join(", ")}
        disabled={isFixed}
        onClick={() => press(order, { do: "lines", lines: [line.line], done: !line.done })}
        className={classNames(
          "flex min-h-11 w-full gap-2 px-2.5 py-1 text-left enabled:hover:bg-tint",
          view.choices.length > 0 || view.memo !== null ? "items-baseline" : "items-center",
        )}
      >
        <span
          className={classNames("board-line board-quantity figures", isOff && "opacity-60")}
          data-many={view.quantity > 1 || undefined}
        >
          {view.quantity} ×
        </span>{" "}
        <span className={classNames("min-w-0 flex-1", isOff && "text-ink-soft line-through")}>
          <span className="board-line block font-semibold">{view.name}</span> <Choices view={view} />
        </span>{" "}
        {station === null ? null : <span className="text-fine text-ink-soft">{station}</span>}
      </button>
    </li>
  );
}
