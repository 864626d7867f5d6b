import { formatPrepTime, m } from "@comptoir/messages";
import { type AgeLevel, ageLevel } from "@comptoir/ordering";
import { placeWords, wantedWords } from "@comptoir/receipt";
import { classNames } from "../../ui/class-names.ts";
import { STATE_WORDS, timeWords } from "./board-words.ts";
import type { CardProps } from "./card-props.ts";
import type { NextAct } from "./next-act.ts";
import { useNow } from "./use-now.ts";

/** The whole head has the colour of the order's age, so that a late one is seen from across the kitchen. board#age. */
const AGE_LOOK: Readonly<Record<AgeLevel, string>> = {
  fresh: "bg-tint text-ink",
  late: "bg-caution-tint text-caution",
  "very-late": "bg-danger text-paper",
};
const AGE_WORDS: Readonly<Record<AgeLevel, () => string>> = {
  fresh: m.board_age_in_time,
  late: m.board_age_late,
  "very-late": m.board_age_very_late,
};

type HeadProps = CardProps & { readonly next: NextAct | null };

/** The head of a card. A press moves the order on. */
export function CardHead(props: HeadProps) {
  const { order, digit, next, press, showsLane, mayAnswer } = props;
  const age = useAge(props);
  const name = order.child?.name ?? order.person;
  return (
    <button
      type="button"
      disabled={next === null}
      onClick={() => next && press(order, next.act)}
      className={classNames(
        "flex min-h-14 w-full flex-col gap-0.5 px-2.5 py-1.5 text-left leading-tight enabled:hover:brightness-95",
        order.awaits && mayAnswer ? "bg-accent text-on-accent" : AGE_LOOK[age?.level ?? "fresh"],
      )}
    >
      {next === null ? null : <span className="visually-hidden">{next.label}</span>}
      <span className="flex w-full items-start gap-2">
        <span className="board-number figures font-semibold leading-none">{order.number}</span>
        <span className="min-w-0 flex-1 font-semibold wrap-break-word">
          {[placeWords(order.destination), order.round ? m.board_round({ round: order.round }) : null]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {age === null ? null : (
          <span className="figures shrink-0 text-right font-semibold">
            {formatPrepTime(age.minutes)}
            <span className="block text-fine">{AGE_WORDS[age.level]()}</span>
          </span>
        )}
      </span>
      <span className="flex w-full gap-x-2 text-small empty:hidden">
        {showsLane && !order.cancelled ? <span className="board-lane-mark">{STATE_WORDS[order.lane]()}</span> : null}
        {name === null ? null : <bdi className="min-w-0 truncate">{name}</bdi>}
        {digit === null ? null : (
          <span aria-hidden="true" className="board-digit figures ml-auto">
            {digit}
          </span>
        )}
      </span>
      <span className="figures flex w-full flex-wrap gap-x-2 font-semibold text-small empty:hidden">
        <CardTimes {...props} />
      </span>
    </button>
  );
}

function useAge({ order, ages, serverNow }: CardProps) {
  const now = useNow(serverNow, 5_000);
  if (order.lane === "scheduled" || order.lane === "done") return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(order.since)) / 60_000));
  return { minutes, level: ageLevel(minutes, order.type, ages) };
}

function CardTimes({ order, at, today, serverNow, mayAnswer }: CardProps) {
  const wanted = wantedWords(order, { at, today });
  return (
    <>
      {wanted === null ? null : <span>{wanted}</span>}
      {order.lane === "scheduled" && order.fireAt ? (
        <span>{m.board_starts({ time: timeWords(order.fireAt, { at }) })}</span>
      ) : null}
      {order.awaits ? <AnswerWithin until={order.awaits.until} {...{ serverNow, mayAnswer }} /> : null}
    </>
  );
}

type AnswerProps = Pick<CardProps, "serverNow" | "mayAnswer"> & { readonly until: string };

function AnswerWithin({ until, serverNow, mayAnswer }: AnswerProps) {
  const now = useNow(serverNow, 1_000);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <span className="w-full">{mayAnswer ? m.board_answer_within({ time }) : m.board_not_accepted({ time })}</span>;
}
