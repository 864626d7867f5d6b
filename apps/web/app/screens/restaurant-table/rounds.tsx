import type { TableData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { ROW_AMOUNT, ROW_WORDS } from "../../ui/amount-row.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { nameAt } from "./bill-of-table.ts";
import { ordersByRound } from "./orders-by-round.ts";

type SentOrder = TableData["rounds"][number];

/** The states of an order that a table has sent, as the table and the staff read them. */
export const ROUND_STATES: Readonly<Record<SentOrder["status"], { words: () => string; tone: BadgeTone }>> = {
  placed: { words: m.table_round_placed, tone: "neutral" },
  "in-progress": { words: m.table_round_in_progress, tone: "accent" },
  ready: { words: m.table_round_ready, tone: "good" },
  completed: { words: m.table_round_completed, tone: "neutral" },
  cancelled: { words: m.table_round_cancelled, tone: "caution" },
};

/** What the table has sent, the last round first, with where each order is. table#bill. */
export function Rounds({ table }: { readonly table: TableData }) {
  if (table.rounds.length === 0) return null;
  const rounds = ordersByRound(table.rounds);
  return (
    <section aria-labelledby="table-rounds" className="flex flex-col gap-4">
      <h2 id="table-rounds" className="text-lead">
        {m.table_rounds()}
      </h2>
      <p className="-mt-3 text-small text-ink-soft">{m.table_with_taxes()}</p>
      {rounds
        .map((orders, index) => <RoundSent key={orders[0]?.orderId} round={index + 1} {...{ orders, table }} />)
        .toReversed()}
    </section>
  );
}

type RoundSentProps = { readonly round: number; readonly orders: readonly SentOrder[]; readonly table: TableData };

/** A round: one order, or at a food hall one for each kitchen, which stand together. table#hall-rounds. */
function RoundSent({ round, orders, table }: RoundSentProps) {
  const heading = `table-round-${round}`;
  if (orders.every(({ kitchen }) => kitchen === undefined)) {
    return orders.map((order) => <OrderSent key={order.orderId} order={order} table={table} heading="h3" />);
  }
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-card border border-hairline px-4 pt-4 pb-2 sm:px-5"
    >
      <h3 id={heading} className="font-text text-small text-ink-soft">
        {m.table_round_numbered({ round })}
      </h3>
      {orders.map((order) => (
        <OrderSent key={order.orderId} order={order} table={table} heading="h4" />
      ))}
    </section>
  );
}

type OrderSentProps = { readonly order: SentOrder; readonly table: TableData; readonly heading: "h3" | "h4" };

/** An order that was sent: its number, at a food hall with its kitchen's name, its state and its dishes. */
function OrderSent({ order: { orderId, kitchen, number, status, lines }, table, heading: Heading }: OrderSentProps) {
  return (
    <section aria-labelledby={orderId} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Heading id={orderId} className="font-medium wrap-anywhere">
          {kitchen ? m.table_round_of_kitchen({ kitchen: kitchen.name, number }) : m.table_round({ number })}
        </Heading>
        <span role="status">
          <Badge tone={ROUND_STATES[status].tone}>{ROUND_STATES[status].words()}</Badge>
        </span>
      </div>
      <ul className="flex flex-col">
        {lines.map(({ line, name, quantity, people, amount }) => (
          <li
            key={line}
            className={classNames("flex flex-wrap gap-x-3 border-b border-hairline py-2", kitchen && "last:border-b-0")}
          >
            <span className={ROW_WORDS}>
              <span className="figures">{quantity} × </span>
              {name}
              <span className="block text-small text-ink-soft">
                {people.map((person) => nameAt(table, person)).join(", ")}
              </span>
            </span>
            <span className={ROW_AMOUNT}>{formatMoney(centsOf(amount))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
