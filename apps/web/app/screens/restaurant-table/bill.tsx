import type { TableData, TablePaymentData } from "@comptoir/contract";
import { formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import { isRefused, tableShare, ZERO_CENTS } from "@comptoir/ordering";
import { brandName, centsOf, payerWords, pointsWords } from "@comptoir/receipt";
import { AMOUNT_ROW, ROW_AMOUNT, ROW_WORDS } from "../../ui/amount-row.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { billOfTable, dueByKitchen, nameAt } from "./bill-of-table.ts";

type PaidAt = "phones" | "staff" | "counters";

const HOW_TO_PAY: Readonly<Record<PaidAt, () => string>> = {
  phones: m.table_bill_staff,
  staff: m.table_bill_pay,
  counters: m.table_bill_pay_counters,
};

/** What the table owes, for whom, what is paid, and who is paying now. Those who left stay on the bill. table#bill, table#claim. */
export function Bill({
  table,
  isHost,
  paidAt,
}: {
  readonly table: TableData;
  readonly isHost: boolean;
  /** Whether its people can pay on their phones, or pay the staff, or at the counters of a food hall's kitchens. */
  readonly paidAt: PaidAt;
}) {
  const linkTo = useVisitLink();
  if (table.rounds.length === 0) return null;
  const bill = billOfTable(table, null);
  const unpaid = {
    ...bill,
    paidCents: ZERO_CENTS,
    claims: [],
    lines: bill.lines.map((line) => ({ ...line, paid: [] })),
  };
  const owed = (id: string) => {
    const mine = tableShare(unpaid, { of: "mine" }, id);
    return isRefused(mine) ? ZERO_CENTS : mine.cents;
  };
  const leftCents = centsOf(table.left);
  return (
    <section
      aria-labelledby="table-bill"
      className="flex flex-col gap-3 rounded-card border border-hairline bg-raised p-5"
    >
      <h2 id="table-bill" className="text-lead">
        {m.table_bill()}
      </h2>
      <dl className="flex flex-col gap-1">
        {table.people
          .filter(({ id }) => owed(id) > 0)
          .map(({ id, name }) => (
            <Amount key={id} label={name} cents={owed(id)} />
          ))}
        <Amount label={m.table_bill_total()} cents={centsOf(table.due)} isTotal={true} />
        {table.payments
          .filter(({ amount }) => centsOf(amount) > 0)
          .map(({ id, person, kitchen, amount }) => (
            <Amount key={id} label={payerWords(nameAt(table, person), kitchen)} cents={-centsOf(amount)} />
          ))}
        {table.payments.length > 0 ? <Amount label={m.table_bill_left()} cents={leftCents} isTotal={true} /> : null}
      </dl>
      <ul aria-live="polite" className="flex flex-col gap-1 text-small text-ink-soft empty:hidden">
        {table.claims.map(({ id, person, amount }) => (
          <li key={id} className={AMOUNT_ROW}>
            <span className={ROW_WORDS}>{m.table_paying_now({ name: nameAt(table, person) })}</span>
            <span className={ROW_AMOUNT}>{formatMoney(centsOf(amount))}</span>
          </li>
        ))}
      </ul>
      {paidAt === "phones" && leftCents > 0 ? (
        // A new document: only it can allow the payment gateway's origins.
        <LinkButton tone="primary" wide={true} to={linkTo("/table/pay")} reloadDocument={true}>
          {m.table_pay()}
        </LinkButton>
      ) : null}
      <p className="text-small text-ink-soft">
        {leftCents === 0 && centsOf(table.due) > 0 ? m.table_pay_nothing() : HOW_TO_PAY[paidAt]()}
      </p>
      {paidAt === "counters" && leftCents > 0 ? <Counters table={table} /> : null}
      {isHost ? (
        <LinkButton tone="plain" to={linkTo("/table/receipt")} className="-mx-1 self-start px-1! text-small">
          {m.table_receipt_of_table()}
        </LinkButton>
      ) : null}
    </section>
  );
}

/** What is to be paid at the counter of each kitchen of a food hall. table#hall-accounts. */
function Counters({ table }: { readonly table: TableData }) {
  return (
    <section aria-labelledby="table-counters" className="flex flex-col gap-1">
      <h3 id="table-counters" className="font-medium">
        {m.table_bill_counters()}
      </h3>
      <dl className="flex flex-col gap-1">
        {dueByKitchen(table).map(({ name, cents }) => (
          <Amount key={name} label={name} cents={cents} />
        ))}
      </dl>
    </section>
  );
}

function Amount({
  label,
  cents,
  isTotal = false,
}: {
  readonly label: string;
  readonly cents: number;
  readonly isTotal?: boolean;
}) {
  return (
    <div className={isTotal ? `${AMOUNT_ROW} mt-2 border-t border-hairline pt-2 font-semibold` : AMOUNT_ROW}>
      <dt className={ROW_WORDS}>{label}</dt>
      <dd className={ROW_AMOUNT}>{formatMoney(cents)}</dd>
    </div>
  );
}

/** A payment of the visitor's own; `atMinutes`: when, in minutes after midnight at the restaurant. */
export type OwnPayment = TablePaymentData & { readonly atMinutes: number };

/** The visitor's own payments: their receipts. table#table-receipt. */
export function OwnPayments({ payments }: { readonly payments: readonly OwnPayment[] }) {
  const linkTo = useVisitLink();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="table-yours" className="flex flex-col gap-3">
      <h2 id="table-yours" className="text-lead">
        {m.table_yours_paid()}
      </h2>
      <ul className="flex flex-col divide-y divide-hairline">
        {payments.map(
          ({ id, kitchen, atMinutes, amount, tip, back, tipBack, byGiftCard, byPoints, card, lines, pointsEarned }) => (
            <li key={id} className="flex flex-col gap-1 py-3">
              <span className="flex flex-wrap justify-between gap-x-4 font-medium">
                <span>
                  {centsOf(tip) > 0
                    ? m.table_yours_of({ amount: formatMoney(centsOf(amount)), tip: formatMoney(centsOf(tip)) })
                    : formatMoney(centsOf(amount))}
                </span>
                {centsOf(tip) > 0 ? (
                  <span className="figures">{formatMoney(centsOf(amount) + centsOf(tip))}</span>
                ) : null}
              </span>
              {kitchen === undefined ? null : <span>{kitchen}</span>}
              <span className="text-small text-ink-soft">
                {card.last4 === ""
                  ? formatTimeOfDay(atMinutes)
                  : m.table_yours_by({
                      ...{ brand: brandName(card.type), last4: card.last4 },
                      time: formatTimeOfDay(atMinutes),
                    })}
              </span>
              {centsOf(byGiftCard) > 0 ? (
                <span className="text-small text-ink-soft">
                  {m.table_yours_by_gift_card({ amount: formatMoney(centsOf(byGiftCard)) })}
                </span>
              ) : null}
              {centsOf(byPoints) > 0 ? (
                <span className="text-small text-ink-soft">
                  {m.table_yours_by_points({ amount: formatMoney(centsOf(byPoints)) })}
                </span>
              ) : null}
              {lines.length > 0 ? (
                <span className="text-small text-ink-soft">
                  {lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}
                </span>
              ) : null}
              {centsOf(back) > 0 ? (
                <span className="text-small">
                  {centsOf(byGiftCard) + centsOf(byPoints) > 0
                    ? m.table_yours_returned_same({ amount: formatMoney(centsOf(back)) })
                    : m.table_yours_returned({ amount: formatMoney(centsOf(back)) })}
                </span>
              ) : null}
              {centsOf(tipBack) > 0 ? (
                <span className="text-small">
                  {centsOf(byGiftCard) > 0
                    ? m.table_yours_tip_returned_same({ amount: formatMoney(centsOf(tipBack)) })
                    : m.table_yours_tip_returned({ amount: formatMoney(centsOf(tipBack)) })}
                </span>
              ) : null}
              {pointsEarned ? <span className="text-small text-ink-soft">{pointsWords({ pointsEarned })}</span> : null}
              <LinkButton
                tone="plain"
                to={linkTo(`/table/receipt/${id}`)}
                className="-mx-1 self-start px-1! text-small"
              >
                {m.table_receipt()}
              </LinkButton>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
