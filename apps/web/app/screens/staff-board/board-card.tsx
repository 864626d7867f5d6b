import type { BoardLineData, BoardOrderData } from "@comptoir/contract";
import { formatMoney, formatPrepTime, m } from "@comptoir/messages";
import { type AgeLevel, type AgeSettings, ageLevel, type LocalMoment, orderDifference } from "@comptoir/ordering";
import { answerWords, foodList, kitchenWords, type LineView, viewOfPricedLine } from "@comptoir/receipt";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { addressWords, placeWords, timeWords, wantedWords } from "./board-words.ts";
import { isUnread } from "./live/board-state.ts";
import type { BoardAct } from "./live/board-taps.ts";
import { useNow } from "./use-now.ts";

export type CardProps = {
  readonly order: BoardOrderData;
  /** The station whose lines the board shows; null for all. */
  readonly station: string | null;
  readonly isUnsent: boolean;
  /** The digit that chooses the card on a keyboard or bump bar; null for none. */
  readonly digit: number | null;
  readonly isChosen: boolean;
  readonly ages: AgeSettings;
  readonly at: (instant: string) => LocalMoment;
  readonly today: string;
  readonly serverNow: () => number;
  readonly press: (order: BoardOrderData, act: BoardAct) => void;
  readonly onDecline: (order: BoardOrderData) => void;
  readonly onMore: (order: BoardOrderData) => void;
};

const AGE_LOOK: Readonly<Record<AgeLevel, string>> = {
  fresh: "bg-tint text-ink",
  late: "bg-caution-tint text-caution",
  "very-late": "bg-danger-tint text-danger",
};
const AGE_WORDS: Readonly<Record<AgeLevel, () => string>> = {
  fresh: m.board_age_in_time,
  late: m.board_age_late,
  "very-late": m.board_age_very_late,
};

/** An order on the board. Its head moves it on by one press; its lines are crossed off by a press. board#card. */
export function BoardCard(props: CardProps) {
  const { order, station, isUnsent, digit, isChosen, press, onMore } = props;
  const place = placeWords(order.destination);
  const next = nextAct(order, station);
  const action = next === null ? null : m.board_action_named({ action: next.label, number: order.number, place });
  return (
    <article
      aria-label={`${order.number}, ${place}`}
      data-order={order.id}
      className={classNames(
        "board-card flex flex-col overflow-hidden rounded-card border-2 bg-raised",
        isUnread(order) ? "border-danger" : isChosen ? "border-ink" : "border-hairline",
      )}
    >
      <button
        type="button"
        aria-label={action ?? undefined}
        disabled={next === null}
        onClick={() => next && press(order, next.act)}
        className="flex min-h-14 w-full items-start gap-2.5 px-2.5 py-1.5 text-left enabled:hover:bg-tint"
      >
        <span className="board-number figures font-semibold leading-none">{order.number}</span>
        <span className="flex min-w-0 flex-1 flex-col leading-tight">
          <span className="inline-block font-semibold first-letter:uppercase">{place}</span>
          <span className="truncate text-small text-ink-soft">{order.child?.name ?? order.person}</span>
          <CardTimes {...props} />
        </span>
        <span className="flex flex-col items-end gap-1">
          {order.lane === "done" ? null : <Age {...props} />}
          {digit === null ? null : (
            <span aria-hidden="true" className="figures text-fine text-ink-soft">
              {digit}
            </span>
          )}
        </span>
      </button>

      <Notices order={order} press={press} />
      <CardLines {...props} />

      <div className="mt-auto flex flex-wrap items-center gap-2 border-hairline border-t px-2 py-2">
        {next === null ? null : (
          <Button
            tone="primary"
            className="board-action min-w-28 flex-1"
            onClick={() => press(order, next.act)}
            aria-label={action ?? undefined}
          >
            {next.label}
          </Button>
        )}
        {order.awaits ? (
          <Button
            tone="danger"
            onClick={() => props.onDecline(order)}
            aria-label={m.board_action_named({ action: m.board_decline(), number: order.number, place })}
          >
            {m.board_decline()}
          </Button>
        ) : null}
        {order.readyDueAt === null ? null : <UndoReady {...props} dueAt={order.readyDueAt} />}
        {isUnsent ? <Badge tone="caution">{m.board_unsent()}</Badge> : null}
        <IconButton
          className="ml-auto"
          label={m.board_more({ number: order.number })}
          icon={<Ellipsis size={20} />}
          onClick={() => onMore(order)}
        />
      </div>
    </article>
  );
}

/** The act of a card's head: what usually happens to the order next. Null for an order that is done. */
export function nextAct(
  order: BoardOrderData,
  station: string | null,
): { readonly label: string; readonly act: BoardAct } | null {
  if (isUnread(order)) return { label: m.board_read(), act: { do: "read" } };
  if (order.awaits) return { label: m.board_accept(), act: { do: "accept" } };
  switch (order.lane) {
    case "scheduled":
      return { label: m.board_start_now(), act: { do: "start-now" } };
    case "new":
      return { label: m.board_start(), act: { do: "move", to: "in-progress" } };
    case "in-progress": {
      const here = order.lines.filter((line) => !line.done && isOfStation(line, station));
      const elsewhere = order.lines.some((line) => !line.done && !isOfStation(line, station));
      if (station !== null && elsewhere) {
        if (here.length === 0) return null;
        return { label: m.board_station_done(), act: { do: "lines", lines: here.map(({ line }) => line), done: true } };
      }
      return { label: m.board_ready(), act: { do: "move", to: "ready" } };
    }
    case "ready":
      return { label: m.board_hand_over(), act: { do: "move", to: "completed" } };
    case "done":
      return order.cancelled ? null : { label: m.board_recall(), act: { do: "move", to: "ready" } };
  }
}

/** Whether a station prepares a line. A line without a station is everybody's. board#stations. */
export function isOfStation(line: Pick<BoardLineData, "station">, station: string | null): boolean {
  return station === null || line.station === null || line.station === station;
}

function CardTimes({ order, at, today, serverNow }: CardProps) {
  const wanted = wantedWords(order, { at, today });
  return (
    <>
      {wanted === null ? null : <span className="text-small">{wanted}</span>}
      {order.lane === "scheduled" && order.fireAt ? (
        <span className="text-small">{m.board_starts({ time: timeWords(order.fireAt, { at }) })}</span>
      ) : null}
      {order.awaits ? <AnswerWithin until={order.awaits.until} serverNow={serverNow} /> : null}
    </>
  );
}

function AnswerWithin({ until, serverNow }: { readonly until: string; readonly serverNow: () => number }) {
  const now = useNow(serverNow, 1_000);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <span className="figures font-semibold text-danger text-small">{m.board_answer_within({ time })}</span>;
}

function UndoReady({ order, dueAt, serverNow, press }: CardProps & { readonly dueAt: string }) {
  const now = useNow(serverNow, 1_000);
  const seconds = Math.ceil((Date.parse(dueAt) - now) / 1000);
  if (seconds <= 0) return null;
  return (
    <Button tone="quiet" onClick={() => press(order, { do: "undo-ready" })}>
      <span className="figures">{m.board_undo_ready({ seconds })}</span>
    </Button>
  );
}

function Age({ order, ages, serverNow }: CardProps) {
  const now = useNow(serverNow, 5_000);
  if (order.lane === "scheduled") return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(order.since)) / 60_000));
  const level = ageLevel(minutes, order.type, ages);
  return (
    <span
      className={classNames(
        "board-age figures rounded-control px-2 py-0.5 text-center font-semibold text-small",
        AGE_LOOK[level],
      )}
    >
      {formatPrepTime(minutes)}
      <span className="block font-normal text-fine">{AGE_WORDS[level]()}</span>
    </span>
  );
}

/** What the kitchen must know before it reads the lines: changes, allergies, age, payment, notes. board#card. */
function Notices({ order, press }: Pick<CardProps, "order" | "press">) {
  const { allergies, notes, child, questions, checkId, isPaid, dueCents, cancelled, destination } = order;
  const address = addressWords(destination);
  const unread = isUnread(order);
  return (
    <div className="flex flex-col gap-1 px-3 pb-2 empty:hidden">
      {cancelled && unread ? (
        <p className="rounded-control bg-danger px-2 py-1 font-semibold text-paper">
          {cancelled.byGuest ? m.board_cancelled_by_guest() : m.board_cancelled()}
        </p>
      ) : null}
      {order.change ? <Change order={order} change={order.change} /> : null}
      {unread ? (
        <Button tone="danger" onClick={() => press(order, { do: "read" })}>
          {m.board_read()}
        </Button>
      ) : null}
      {allergies.length === 0 ? null : (
        <p className="rounded-control bg-danger-tint px-2 py-1 font-semibold text-danger">
          {m.board_allergies({ foods: foodList(allergies) })}
        </p>
      )}
      {[notes, child?.note ?? null].map((note) =>
        note === null ? null : (
          <p key={note} className="rounded-control bg-caution-tint px-2 py-1 text-caution">
            {m.board_note({ note })}
          </p>
        ),
      )}
      {answerWords(questions).map((words) => (
        <p key={words} className="text-small">
          {words}
        </p>
      ))}
      {address === null ? null : <p className="text-small">{address}</p>}
      {checkId ? <p className="font-semibold text-small">{m.board_check_id()}</p> : null}
      {isPaid || dueCents === 0 ? null : (
        <p className="figures font-semibold text-small">{m.board_to_pay({ amount: formatMoney(dueCents) })}</p>
      )}
    </div>
  );
}

function Change({
  order,
  change,
}: {
  readonly order: BoardOrderData;
  readonly change: NonNullable<BoardOrderData["change"]>;
}) {
  const keyed = (lines: readonly Parameters<typeof viewOfPricedLine>[0][]) =>
    lines.map((line) => {
      const view = viewOfPricedLine(line);
      return { key: [view.name, ...kitchenWords(view)].join("\n"), quantity: view.quantity, name: view.name };
    });
  return (
    <div className="rounded-control bg-danger-tint px-2 py-1 text-danger">
      <p className="font-semibold">{m.board_changed()}</p>
      <ul>
        {orderDifference(keyed(change.lines), keyed(order.lines)).map(({ line, from, to }) => (
          <li key={line.key} className="figures">
            {m.board_changed_line({ name: line.key.replaceAll("\n", ", "), from, to })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardLines({ order, station, press }: CardProps) {
  const here = order.lines.filter((line) => isOfStation(line, station));
  const elsewhere = order.lines.filter((line) => !isOfStation(line, station) && !line.done);
  const stations = [...new Set(elsewhere.map((line) => line.station))].join(", ");
  return (
    <ul className="flex flex-col border-hairline border-t">
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
        <span className="board-choice block text-small leading-snug">
          {choices.map(({ words }) => words).join(" · ")}
        </span>
      )}
      {memo === null ? null : (
        <span className="board-choice mt-0.5 block font-semibold text-caution text-small leading-snug">{memo}</span>
      )}
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
    <li className="border-hairline border-b last:border-b-0">
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
