import type { BoardOrderData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatMoney, m } from "@comptoir/messages";
import type { BoardLane, LocalMoment } from "@comptoir/ordering";
import { placeWords } from "@comptoir/receipt";
import Phone from "lucide-react/icons/phone";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { momentWords, STATE_WORDS } from "./board-words.ts";
import { CardLines } from "./card-lines.tsx";
import { CardNotices } from "./card-notices.tsx";
import type { DeclineProps } from "./decline-dialog.tsx";
import type { BoardAct } from "./live/board-taps.ts";
import { OrderHistory } from "./order-history.tsx";
import type { Who } from "./use-who.tsx";

const ALL_STATIONS: readonly string[] = [];

type OrderProps = DeclineProps & {
  readonly at: (instant: string) => LocalMoment;
  readonly today: string;
  /** Returns the server's time, in milliseconds since 1970. */
  readonly serverNow: () => number;
  readonly press: (order: BoardOrderData, act: BoardAct) => void;
  readonly onDecline: (order: BoardOrderData) => void;
  readonly onPrint: (order: BoardOrderData) => void;
  /** Whether who acts may decline orders and move their times. staff#staff-roles. */
  readonly mayAnswer: boolean;
  /** Runs an act once it is known who acts. board#lock. */
  readonly asPerson: Who["asPerson"];
  /** Opens the refund of the order; null for staff who may not refund. */
  readonly onRefund: ((order: BoardOrderData) => void) | null;
};

/** The status to which an order of a lane is called back; null for none. board#recall. */
const BEFORE = {
  ...{ new: null, scheduled: null },
  "in-progress": "placed",
  ready: "in-progress",
  done: "ready",
} as const satisfies Readonly<Record<BoardLane, string | null>>;

/** All of an order, also what its card cuts or another station makes, and what is done to it rarely. board#card. */
export function OrderDialog(props: OrderProps) {
  const { order, mayAnswer, asPerson, onClose, press, onDecline, onPrint, onRefund } = props;
  const isOpen = order.lane !== "done";
  const before = order.cancelled ? null : BEFORE[order.lane];
  return (
    <SheetDialog
      open={true}
      size="medium"
      title={`${order.number} · ${placeWords(order.destination)}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <Facts {...props} />
        <div className="overflow-hidden rounded-card border border-hairline">
          <CardNotices order={order} />
          <CardLines order={order} stations={ALL_STATIONS} press={press} />
        </div>
        {isOpen && order.lane !== "ready" && mayAnswer ? <MoveTime {...props} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              onClose();
              asPerson(() => onPrint(order));
            }}
          >
            <Printer size={18} aria-hidden="true" />
            {m.board_print()}
          </Button>
          {before === null ? null : (
            <Button
              onClick={() => {
                press(order, { do: "move", to: before });
                onClose();
              }}
            >
              {m.board_recall()}
            </Button>
          )}
          {onRefund && order.cancelled === null ? (
            <Button
              onClick={() => {
                onClose();
                asPerson(() => onRefund(order));
              }}
            >
              {m.board_refund()}
            </Button>
          ) : null}
          {isOpen && mayAnswer ? (
            <Button
              tone="danger"
              onClick={() => {
                onClose();
                asPerson(() => onDecline(order));
              }}
            >
              {m.board_decline()}
            </Button>
          ) : null}
        </div>
        <OrderHistory {...props} />
      </div>
    </SheetDialog>
  );
}

/** Who ordered and how to reach them, when it was placed and is wanted, and what it costs. */
function Facts({ order, at, today }: Pick<OrderProps, "order" | "at" | "today">) {
  const moment = (instant: string | null) => instant && momentWords(instant, { at, today });
  const facts = [
    [m.board_state(), STATE_WORDS[order.lane]()],
    [m.board_placed(), moment(order.placedAt)],
    [m.board_wanted(), moment(order.wantedAt) ?? m.board_asap()],
    [m.board_ready_by(), moment(order.readyAt)],
    [m.board_finished(), moment(order.doneAt)],
    [m.board_total(), `${formatMoney(order.totalCents)} · ${paidWords(order)}`],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <bdi className="min-w-0 text-lead wrap-anywhere">{order.child?.name ?? order.person}</bdi>
        {order.phone === null ? null : (
          <a href={`tel:${order.phone}`} className={buttonLook({})}>
            <Phone size={18} aria-hidden="true" />
            {m.board_phone({ phone: order.phone })}
          </a>
        )}
      </div>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-small">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

function paidWords({ isPaid, dueCents }: BoardOrderData): string {
  return isPaid || dueCents === 0 ? m.board_paid() : m.board_to_pay({ amount: formatMoney(dueCents) });
}

/** The minutes by which an order's time is moved; negative for earlier. board#move-time. */
const MINUTES = [-15, 15, 30] as const;
const MINUTE_MS = 60_000;

function MoveTime({ order, token, show, onClose, asPerson, serverNow }: OrderProps) {
  const [fault, setFault] = useState<string | null>(null);
  const moveTime = async (minutes: number) => {
    const result = await staffCalls.moveTime(staffCaller(token), order.id, { version: order.version, minutes });
    if (!result.ok) return setFault(result.error?.message ?? m.board_no_answer());
    show(result.answer);
    onClose();
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="pb-1 font-semibold">{m.board_move_time()}</legend>
      {fault === null ? null : (
        <Banner tone="danger" role="alert" className="w-full">
          {fault}
        </Banner>
      )}
      {MINUTES.filter((minutes) => minutes > 0 || Date.parse(order.readyAt) + minutes * MINUTE_MS >= serverNow()).map(
        (minutes) => (
          <Button key={minutes} onClick={() => asPerson(() => void moveTime(minutes))}>
            {minutes < 0 ? m.board_earlier_by({ minutes: -minutes }) : m.board_later_by({ minutes })}
          </Button>
        ),
      )}
    </fieldset>
  );
}
