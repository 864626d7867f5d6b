import type { BoardOrderData, OrderActData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { formatMoney, m } from "@comptoir/messages";
import type { LocalMoment, OrderActName, OrderActor } from "@comptoir/ordering";
import { changedLines } from "@comptoir/receipt";
import { useEffect, useState } from "react";
import { staffCaller } from "../../session/staff-caller.ts";
import { statusWords } from "../staff/status-words.ts";
import { authorWords } from "../staff-acts/author-words.ts";
import { DECLINE_WORDS, momentWords } from "./board-words.ts";

type HistoryProps = {
  readonly order: BoardOrderData;
  readonly token: string;
  readonly at: (instant: string) => LocalMoment;
  readonly today: string;
};

/** What happened to an order: what, by whom, on which device, and when. board#history. */
export function OrderHistory({ order, token, ...clock }: HistoryProps) {
  const { acts, fault } = useHistory(order, token);
  return (
    <section aria-labelledby="order-history" className="flex flex-col gap-1">
      <h3 id="order-history" className="font-semibold">
        {m.board_history()}
      </h3>
      {fault === null ? null : (
        <p role="status" className="text-ink-soft text-small">
          {fault}
        </p>
      )}
      <ol className="flex flex-col divide-y divide-hairline border-hairline border-y text-small empty:hidden">
        {acts.map((act, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: acts are only added at the end.
          <li key={index} className="flex justify-between gap-x-4 py-1.5">
            <span className="flex min-w-0 flex-col wrap-anywhere">
              <span className="font-medium">{actWords(act)}</span>
              {detailsOf(act).map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
              <span className="text-ink-soft">
                <bdi>{authorOf(act)}</bdi>
              </span>
            </span>
            <time dateTime={act.at} className="figures shrink-0 text-ink-soft">
              {momentWords(act.at, clock)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Loaded = { readonly acts: readonly OrderActData[]; readonly fault: string | null };

/** Asks for the history as the dialog opens, and again after each news of the order. A later question's answer counts. */
function useHistory(order: BoardOrderData, token: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ acts: [], fault: null });
  // `order` is another object after each news, crossed-off lines too.
  useEffect(() => {
    let isOver = false;
    void staffCalls.getStaffOrder(staffCaller(token), order.id).then((result) => {
      if (isOver) return;
      if (result.ok) setLoaded({ acts: result.answer.acts, fault: null });
      else setLoaded(({ acts }) => ({ acts, fault: result.error?.message ?? m.board_no_answer() }));
    });
    return () => {
      isOver = true;
    };
  }, [order, token]);
  return loaded;
}

const ACT_WORDS: Readonly<Record<Exclude<OrderActName, "move" | "cross-off" | "refund">, () => string>> = {
  place: m.board_history_placed,
  change: m.board_changed,
  accept: m.staff_act_accept,
  decline: m.staff_act_decline,
  cancel: m.board_cancelled,
  fire: m.board_history_fired,
  "start-now": m.staff_act_start_now,
  "undo-ready": m.staff_act_undo_ready,
  recall: m.staff_act_recall,
  "move-time": m.staff_act_move_time,
  read: m.staff_act_read,
};

function actWords({ act, by, to, done, dishes, reason, refund }: OrderActData): string {
  switch (act) {
    case "move":
      // The server moves an order to ready ten seconds after the press, which tells the guest.
      if (to === "ready" && by === "server") return m.board_history_told();
      return statusWords(to) ?? m.staff_act_move();
    case "cross-off": {
      const words = dishes.map(({ quantity, name }) => m.board_history_dish({ quantity, name })).join(", ");
      return done === false
        ? m.board_history_restored({ dishes: words })
        : m.board_history_crossed_off({ dishes: words });
    }
    case "refund":
      return refund ? m.board_history_refund({ amount: formatMoney(refund.cents) }) : m.staff_act_refund();
    default: {
      const words = ACT_WORDS[act]();
      return reason === null ? words : m.board_history_because({ act: words, reason: reasonWords(reason) });
    }
  }
}

function reasonWords(reason: NonNullable<OrderActData["reason"]>): string {
  return reason === "missed" ? m.board_history_nobody() : DECLINE_WORDS[reason]();
}

/** What an act consisted of: the dishes of a change, the status of a recall, the minutes of another time, a reason. */
function detailsOf({ act, to, minutes, change, refund }: OrderActData): string[] {
  if (change !== null) return changedLines(change.before, change.after).map(({ words }) => words);
  if (minutes !== null)
    return [minutes < 0 ? m.board_earlier_by({ minutes: -minutes }) : m.board_later_by({ minutes })];
  if (act === "recall") return [statusWords(to) ?? []].flat();
  return refund?.reason ? [refund.reason] : [];
}

const ACTOR_WORDS: Readonly<Record<OrderActor, () => string>> = {
  guest: m.board_history_guest,
  staff: m.board_history_restaurant,
  restaurant: m.board_history_restaurant,
  server: m.board_history_server,
};

function authorOf({ by, name, device }: OrderActData): string {
  return name ? authorWords(name, device) : ACTOR_WORDS[by]();
}
