import type { TableData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { ROW_AMOUNT, ROW_WORDS } from "../../ui/amount-row.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

type Round = TableData["rounds"][number];

/** The states of a round, as the table and the staff read them. */
export const ROUND_STATES: Readonly<Record<Round["status"], { words: () => string; tone: BadgeTone }>> = {
  placed: { words: m.table_round_placed, tone: "neutral" },
  "in-progress": { words: m.table_round_in_progress, tone: "accent" },
  ready: { words: m.table_round_ready, tone: "good" },
  completed: { words: m.table_round_completed, tone: "neutral" },
  cancelled: { words: m.table_round_cancelled, tone: "caution" },
};

/** What the table has sent, the last first, with where each round is. table#bill. */
export function Rounds({ table }: { readonly table: TableData }) {
  if (table.rounds.length === 0) return null;
  const nameOf = (id: string) => table.people.find((person) => person.id === id)?.name ?? "";
  return (
    <section aria-labelledby="table-rounds" className="flex flex-col gap-4">
      <h2 id="table-rounds" className="text-lead">
        {m.table_rounds()}
      </h2>
      <p className="-mt-3 text-small text-ink-soft">{m.table_with_taxes()}</p>
      {table.rounds.toReversed().map(({ orderId, number, status, lines }) => (
        <section key={orderId} aria-labelledby={orderId} className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h3 id={orderId} className="font-medium">
              {m.table_round({ number })}
            </h3>
            <span role="status">
              <Badge tone={ROUND_STATES[status].tone}>{ROUND_STATES[status].words()}</Badge>
            </span>
          </div>
          <ul className="flex flex-col">
            {lines.map(({ line, name, quantity, people, amount }) => (
              <li key={line} className="flex flex-wrap gap-x-3 border-b border-hairline py-2">
                <span className={ROW_WORDS}>
                  <span className="figures">{quantity} × </span>
                  {name}
                  <span className="block text-small text-ink-soft">{people.map(nameOf).join(", ")}</span>
                </span>
                <span className={ROW_AMOUNT}>{formatMoney(centsOf(amount))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
