import type { BoardOrderData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { formatPhone } from "@comptoir/ordering";
import { addressWords, answerWords, dinerWords, foodList, kitchenWords, viewOfPricedLine } from "@comptoir/receipt";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { CrossBox } from "./cross-box.tsx";
import type { LiveList } from "./use-live-list.ts";

export type ModeOrderProps = {
  readonly order: BoardOrderData;
  /** What names the order on its list, such as its time or its suite. */
  readonly heading: ReactNode;
  /** More about it, such as whether it was ordered ahead. */
  readonly aside?: ReactNode;
  readonly live: Pick<LiveList<unknown>, "press" | "unsent">;
};

/** The states that the kitchen has brought an order to. */
const STATE_WORDS = { "in-progress": m.ticket_in_progress, ready: m.ticket_ready, done: m.ticket_completed } as const;

/** An order on a list of a mode, whose dishes are crossed off by a press. board#board-modes. */
export function ModeOrder({ order, heading, aside, live }: ModeOrderProps) {
  const { number, lane, person, phone, notes, questions, checkId, isPaid, dueCents, allergies, diners } = order;
  const address = addressWords(order.destination);
  return (
    <article
      aria-label={m.ticket_number({ number })}
      className="flex break-inside-avoid flex-col gap-2 rounded-card border border-hairline bg-raised p-4"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="mr-auto text-lead font-semibold wrap-anywhere">{heading}</h3>
        {live.unsent.has(order.id) ? <Badge tone="caution">{m.board_unsent()}</Badge> : null}
        {order.awaits ? <Badge tone="caution">{m.modes_not_accepted()}</Badge> : null}
        {aside}
        {lane === "new" || lane === "scheduled" ? null : (
          <Badge tone={lane === "in-progress" ? "neutral" : "good"}>
            <span className="inline-block first-letter:uppercase">{STATE_WORDS[lane]()}</span>
          </Badge>
        )}
      </header>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        <span className="figures">{m.ticket_number({ number })}</span>
        {person === null ? null : <span className="wrap-anywhere">{person}</span>}
        {phone === null ? null : (
          <a href={`tel:${phone}`} className="underline underline-offset-4">
            {formatPhone(phone)}
          </a>
        )}
        {isPaid ? null : <strong className="text-ink">{m.board_to_pay({ amount: formatMoney(dueCents) })}</strong>}
      </p>
      {address === null ? null : <p className="text-small wrap-anywhere">{address}</p>}
      {allergies.length === 0 ? null : (
        <p className="font-semibold text-danger">
          {[m.board_allergies({ foods: foodList(allergies) }), ...dinerWords(diners)].join(" · ")}
        </p>
      )}
      {checkId ? <p className="font-semibold">{m.board_check_id()}</p> : null}
      {[...(notes ? [m.board_note({ note: notes })] : []), ...answerWords(questions)].map((remark) => (
        <p key={remark} className="font-medium text-small wrap-anywhere">
          {remark}
        </p>
      ))}
      <ul className="divide-y divide-hairline border-hairline border-t">
        {order.lines.map((line) => (
          <li key={line.line}>
            <LineButton {...{ order, line, live }} />
          </li>
        ))}
      </ul>
    </article>
  );
}

type LineProps = Pick<ModeOrderProps, "order" | "live"> & { readonly line: BoardOrderData["lines"][number] };

function LineButton({ order, line, live }: LineProps) {
  const isHydrated = useIsHydrated();
  const view = viewOfPricedLine(line);
  const isDone = line.done || order.lane === "done";
  return (
    <button
      type="button"
      aria-pressed={isDone}
      disabled={!isHydrated || order.lane === "done"}
      onClick={() => live.press(order, { do: "lines", lines: [line.line], done: !line.done })}
      className="flex min-h-12 w-full items-start gap-3 py-2.5 text-left enabled:hover:bg-tint"
    >
      <CrossBox isDone={isDone} />
      <span className={isDone ? "min-w-0 text-ink-soft line-through" : "min-w-0"}>
        <span className="figures font-semibold wrap-anywhere">
          {view.quantity} × {view.name}
        </span>
        {kitchenWords(view).map((words) => (
          <span key={words} className="block pl-4 text-small wrap-anywhere">
            {words}
          </span>
        ))}
      </span>
    </button>
  );
}
