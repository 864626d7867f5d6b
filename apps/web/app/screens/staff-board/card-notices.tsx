import type { BoardOrderData } from "@comptoir/contract";
import { formatList, formatMoney, m } from "@comptoir/messages";
import {
  addressWords,
  answerWords,
  changedAllergiesWords,
  changedLines,
  dinerWords,
  foodList,
  groupWords,
} from "@comptoir/receipt";
import PrinterX from "lucide-react/icons/printer-x";
import type { CardProps } from "./card-props.ts";
import { isUnread } from "./live/board-state.ts";

/** What the kitchen must know before it reads the lines: a ticket that is missing, changes, allergies, age, payment, notes. board#card. */
export function CardNotices({ order }: Pick<CardProps, "order">) {
  const { allergies, diners, notes, child, questions, checkId, isPaid, dueCents, cancelled, destination, unprinted } =
    order;
  const address = addressWords(destination);
  const unread = isUnread(order);
  return (
    <div className="flex flex-col gap-1 px-2 py-1.5 empty:hidden">
      {unprinted ? (
        <p className="flex items-center gap-2 rounded-control bg-danger px-2 py-1 font-semibold text-paper forced-colors:border">
          <PrinterX size={18} aria-hidden="true" className="shrink-0" />
          {unprintedWords(order)}
        </p>
      ) : null}
      {cancelled && unread ? (
        <p className="rounded-control bg-danger px-2 py-1 font-semibold text-paper forced-colors:border">
          {cancelled.byGuest ? m.board_cancelled_by_guest() : m.board_cancelled()}
        </p>
      ) : null}
      {order.change ? <Change order={order} change={order.change} /> : null}
      {allergies.length === 0 ? null : (
        <p className="rounded-control bg-danger-tint px-2 py-1 font-semibold text-danger">
          {m.board_allergies({ foods: foodList(allergies) })}
          {dinerWords(diners).map((words) => (
            <span key={words} className="block">
              {words}
            </span>
          ))}
        </p>
      )}
      {groupWords(order).map((words, index) => (
        <p key={words} className={index === 0 ? "font-semibold text-small" : "text-small"}>
          {words}
        </p>
      ))}
      {[notes, child?.note ?? null].map((note) =>
        note === null ? null : (
          <p key={note} className="rounded-control bg-caution-tint px-2 py-1 text-caution text-small">
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

/** Says which printers have not printed a ticket. */
function unprintedWords({ unprintedAt = [] }: CardProps["order"]): string {
  return unprintedAt.length === 0 ? m.board_unprinted() : m.board_unprinted_at({ printers: formatList(unprintedAt) });
}

function Change({
  order,
  change,
}: {
  readonly order: BoardOrderData;
  readonly change: NonNullable<BoardOrderData["change"]>;
}) {
  return (
    <div className="rounded-control bg-danger-tint px-2 py-1 text-danger">
      <p className="font-semibold">{m.board_changed()}</p>
      {change.allergies ? <p className="font-semibold">{changedAllergiesWords(order)}</p> : null}
      <ul>
        {changedLines(change.lines, order.lines).map(({ key, words }) => (
          <li key={key} className="figures">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
