import type { StaffTableData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { tableName } from "@comptoir/ordering";
import { dinerWords, placeWords } from "@comptoir/receipt";
import UserMinus from "lucide-react/icons/user-minus";
import X from "lucide-react/icons/x";
import { clockWords } from "../../suites/event-times.ts";
import { AMOUNT_ROW, ROW_AMOUNT, ROW_WORDS } from "../../ui/amount-row.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { ordersByRound } from "../restaurant-table/orders-by-round.ts";
import { ROUND_STATES } from "../restaurant-table/rounds.tsx";
import type { TableAct } from "./act-dialog.tsx";
import { PaidShare } from "./paid-share.tsx";
import type { TipToReturn } from "./return-tip-dialog.tsx";

type TableCardProps = {
  readonly table: StaffTableData;
  readonly zone: string;
  /** Asks before an act; null for those who may only look. */
  readonly ask: ((act: TableAct) => void) | null;
  /** Asks before a tip is returned; null for those who are not managers. */
  readonly askTip: ((tip: TipToReturn) => void) | null;
};
type Person = StaffTableData["people"][number];

const PERSON_STATES: Readonly<Record<Person["state"], { readonly words: () => string; readonly tone: BadgeTone }>> = {
  asking: { words: m.table_state_asking, tone: "caution" },
  choosing: { words: m.table_state_choosing, tone: "neutral" },
  done: { words: m.table_state_done, tone: "good" },
  left: { words: m.modes_tables_left, tone: "neutral" },
};

/** A table: what it owes, its guests with their allergies, what is not sent, and its rounds. table#by-staff. */
export function TableCard({ table, zone, ask, askTip }: TableCardProps) {
  const { tableNum, openedAt, people, paidCents, isPaying } = table;
  const isHydrated = useIsHydrated();
  const name = placeWords({ kind: "table", tableNum });
  const allergies = dinerWords(people.filter(({ state, allergies: said }) => state !== "left" && said.length > 0));
  const props = { table, zone, ask: isHydrated ? ask : null, askTip: isHydrated ? askTip : null };
  return (
    <section aria-label={name} className="flex flex-col gap-4 rounded-card border border-hairline bg-raised p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title wrap-anywhere">{name}</h2>
        <Due table={table} />
        <p className="figures basis-full text-small text-ink-soft">
          {[
            m.modes_tables_since({ time: clockWords(openedAt, zone) }),
            paidCents > 0 ? m.modes_tables_paid({ amount: formatMoney(paidCents) }) : null,
            isPaying ? m.modes_tables_paying() : null,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </header>
      {allergies.length === 0 ? null : (
        <ul className="font-semibold text-danger">
          {allergies.map((words) => (
            <li key={words} className="wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      )}
      <People {...props} />
      <Unsent {...props} />
      <Sent {...props} />
      <Paid {...props} />
      {ask ? (
        <Button
          tone="quiet"
          disabled={!isHydrated}
          className="self-start"
          onClick={() => ask({ do: "close", tableId: table.id })}
        >
          {m.modes_tables_close({ table: tableName(tableNum) })}
        </Button>
      ) : null}
    </section>
  );
}

/** What is still to be paid, or that all is paid; nothing for a table without a bill. */
function Due({ table: { dueCents, rounds } }: Pick<TableCardProps, "table">) {
  if (dueCents > 0)
    return (
      <p className="text-lead">
        {m.modes_tables_due()} <strong className="figures">{formatMoney(dueCents)}</strong>
      </p>
    );
  return rounds.some(({ cents }) => cents > 0) ? <Badge tone="good">{m.modes_tables_all_paid()}</Badge> : null;
}

function People({ table: { id: tableId, people }, ask }: TableCardProps) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-text text-small text-ink-soft">{m.modes_tables_people()}</h3>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {people.map(({ id, name, state, isHost }) => (
          <li key={id} className="flex min-h-11 items-center gap-2">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-2">
              <span className="mr-auto min-w-0 wrap-anywhere">{name}</span>
              {isHost && state !== "left" ? <Badge tone="accent">{m.table_is_host()}</Badge> : null}
              <Badge tone={PERSON_STATES[state].tone}>{PERSON_STATES[state].words()}</Badge>
            </span>
            {ask && state !== "left" ? (
              <IconButton
                label={m.modes_tables_remove_person({ name })}
                icon={<UserMinus size={18} />}
                onClick={() => ask({ do: "remove-person", tableId, person: id, name })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unsent({ table, zone, ask }: TableCardProps) {
  const { id: tableId, people, open, openCents, isFull, sending } = table;
  if (open.length === 0) return null;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "";
  return (
    <div className="flex flex-col gap-1">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-text text-small">
        <span className="text-ink-soft">{m.modes_tables_open()}</span>
        <span className="figures">{formatMoney(openCents)}</span>
      </h3>
      {sending ? (
        <p className="text-small">
          {sending.at ? m.modes_tables_sends({ time: clockWords(sending.at, zone) }) : m.modes_tables_sending()}
        </p>
      ) : null}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {open.map((line) => (
          <li key={`${line.person} ${line.orderId}`} className="flex min-h-11 flex-wrap items-center gap-x-2">
            <span className={`${ROW_WORDS} py-2`}>
              <span className="figures">{line.quantity} × </span>
              {line.name}
              <span className="block text-small text-ink-soft">
                {[nameOf(line.person), ...line.choices].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="ml-auto flex items-center gap-2 whitespace-nowrap">
              <span className="figures">
                {line.cents === null ? m.modes_tables_not_sold() : formatMoney(line.cents)}
              </span>
              {ask ? (
                <IconButton
                  label={m.modes_tables_remove_line({ dish: line.name, name: nameOf(line.person) })}
                  icon={<X size={18} />}
                  onClick={() =>
                    ask({
                      ...{ do: "remove-line", tableId, person: line.person, name: nameOf(line.person) },
                      ...{ orderId: line.orderId, item: String(line.item), dish: line.name },
                    })
                  }
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {isFull ? <p className="text-small text-ink-soft">{m.modes_tables_full()}</p> : null}
    </div>
  );
}

function Sent({ table: { people, rounds }, zone }: TableCardProps) {
  if (rounds.length === 0) return null;
  const orders = ordersByRound(rounds).flatMap((sent, index) => sent.map((order) => ({ ...order, round: index + 1 })));
  const namesOf = (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-text text-small text-ink-soft">{m.modes_tables_sent()}</h3>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {orders.map(({ orderId, kitchen, round, number, status, sentAt, people: whose, cents }) => (
          <li key={orderId} className="flex flex-col gap-1 py-2">
            <span className={`${AMOUNT_ROW} figures`}>
              <span className={ROW_WORDS}>
                {m.modes_tables_round({ round, number })}
                {kitchen === undefined ? null : <span className="block font-medium">{kitchen}</span>}
              </span>
              <span className={ROW_AMOUNT}>{formatMoney(cents)}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-soft">
              <Badge tone={ROUND_STATES[status].tone}>{ROUND_STATES[status].words()}</Badge>
              <span className="min-w-0 wrap-anywhere">
                {[clockWords(sentAt, zone), namesOf(whose).join(", ")].filter(Boolean).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who has paid what on their phone, with the tip, less what went back. */
function Paid({ table: { id: tableId, people, payments }, askTip }: TableCardProps) {
  if (payments.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-text text-small text-ink-soft">{m.modes_tables_payments()}</h3>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {payments.map(({ id, person, kitchen, cents, tipCents }) => {
          const name = people.find((one) => one.id === person)?.name ?? "";
          const ask = askTip && (() => askTip({ payment: id, name, tableId }));
          return <PaidShare key={id} {...{ name, kitchen, cents, tipCents }} askTip={ask} />;
        })}
      </ul>
    </div>
  );
}
