import type { BoardOrderData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatMoney, m } from "@comptoir/messages";
import type { LocalMoment } from "@comptoir/ordering";
import { useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { placeWords, timeWords, wantedWords } from "./board-words.ts";
import type { DeclineProps } from "./decline-dialog.tsx";
import type { BoardAct } from "./live/board-taps.ts";
import { staffCaller } from "./live/staff-caller.ts";

type OrderProps = DeclineProps & {
  readonly at: (instant: string) => LocalMoment;
  readonly today: string;
  readonly press: (order: BoardOrderData, act: BoardAct) => void;
  readonly onDecline: (order: BoardOrderData) => void;
};

/** The minutes by which an order's time is moved. board#move-time. */
const MINUTES = [15, 30] as const;

/** What is done to an order rarely: its guest's phone, another time, an earlier state, declining it late. */
export function OrderDialog({ order, token, at, today, onClose, show, press, onDecline }: OrderProps) {
  const [fault, setFault] = useState<string | null>(null);
  const moveTime = async (minutes: number) => {
    const result = await staffCalls.moveTime(staffCaller(token), order.id, { version: order.version, minutes });
    if (!result.ok) return setFault(result.error?.message ?? m.board_no_answer());
    show(result.answer);
    onClose();
  };
  const isOpen = order.lane !== "done";
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={`${order.number} · ${placeWords(order.destination)}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {fault === null ? null : (
          <Banner tone="danger" role="alert">
            {fault}
          </Banner>
        )}
        <p>
          {wantedWords(order, { at, today }) ?? m.board_for({ time: timeWords(order.readyAt, { at }) })}
          <br />
          <span className="figures">
            {formatMoney(order.totalCents)} ·{" "}
            {order.isPaid ? m.board_paid() : m.board_to_pay({ amount: formatMoney(order.dueCents) })}
          </span>
        </p>
        {order.phone === null ? null : (
          <a href={`tel:${order.phone}`} className="font-semibold underline">
            {m.board_phone({ phone: order.phone })}
          </a>
        )}
        {isOpen ? (
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="pb-1 font-semibold">{m.board_move_time()}</legend>
            {MINUTES.map((minutes) => (
              <Button key={minutes} onClick={() => moveTime(minutes)}>
                {m.board_later_by({ minutes })}
              </Button>
            ))}
          </fieldset>
        ) : null}
        {order.lane === "in-progress" || order.lane === "ready" ? (
          <Button
            onClick={() => {
              press(order, { do: "move", to: order.lane === "ready" ? "in-progress" : "placed" });
              onClose();
            }}
          >
            {m.board_recall()}
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            tone="danger"
            onClick={() => {
              onDecline(order);
              onClose();
            }}
          >
            {m.board_decline()}
          </Button>
        ) : null}
      </div>
    </SheetDialog>
  );
}
