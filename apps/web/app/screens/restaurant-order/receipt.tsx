import type { OrderData } from "@comptoir/contract";
import { formatDate, formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import {
  type BillWording,
  dueWords,
  explainTaxes,
  hasTaxRebate,
  paymentWords,
  pointsWords,
  refundRows,
  saidWords,
  viewOfPricedLine,
} from "@comptoir/receipt";
import { Fragment } from "react";
import { BillLine } from "../../bill/bill-line.tsx";
import { BillTable, TaxDetails } from "../../bill/bill-table.tsx";
import { KitchenHeading } from "../../bill/line-words.tsx";
import { type ClockReading, wallClockAt } from "../../venue/wall-clock.ts";

type ReceiptProps = {
  readonly order: OrderData;
  readonly wording: BillWording;
  readonly clock: readonly ClockReading[];
};

/** The receipt, with the restaurant's tax numbers. law#tax-numbers. */
export function Receipt({ order, wording, clock }: ReceiptProps) {
  const placed = wallClockAt(order.placedAt, clock);
  const points = pointsWords(order);
  return (
    <section
      aria-labelledby="receipt"
      className="rounded-card bg-raised px-5 py-6 sm:px-7 print:mt-4 print:bg-transparent print:px-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline pb-4">
        <h2 id="receipt" className="text-lead">
          {m.order_receipt()}
        </h2>
        <p className="figures text-fine text-ink-soft">
          <time dateTime={order.placedAt}>
            {m.order_receipt_date({
              day: formatDate(placed.date),
              year: placed.date.slice(0, 4),
              time: formatTimeOfDay(placed.minutes),
            })}
          </time>
        </p>
      </header>
      <Said words={saidWords(order)} />
      <ul className="flex flex-col gap-4 border-b border-hairline py-5">
        {(order.kitchens ?? [{ id: order.id, name: undefined, items: order.items }]).map(({ id, name, items }) => (
          <Fragment key={id}>
            <KitchenHeading name={name} />
            {items.map(viewOfPricedLine).map((line) => (
              <BillLine key={line.orderId} line={line} name={line.name} amount={formatMoney(line.cents ?? 0)} />
            ))}
          </Fragment>
        ))}
      </ul>
      <BillTable costs={order.costs} wording={wording} dueLabel={dueWords(order)} className="py-5" />
      {order.kitchens ? null : (
        <TaxDetails taxes={explainTaxes(order, wording.province)} isRebated={hasTaxRebate(order)} />
      )}
      <p className="border-t border-hairline pt-4 text-small">{paymentWords(order)}</p>
      {points === null ? null : <p className="pt-1 text-small">{points}</p>}
      <Refunds order={order} clock={clock} />
      <Issuer restaurant={order.restaurant} />
    </section>
  );
}

/** The diner's answers and notes for the order. checkout#said. */
function Said({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 border-b border-hairline py-4 text-small wrap-anywhere whitespace-pre-line">
      {words.map((line) => (
        <p key={line}>
          {/* A phone number breaks at its dashes only if it is longer than the line. */}
          {line.split(/(?<=\u00a0·) /).map((part) => (
            <Fragment key={part}>
              <span className="inline-block">{part}</span>{" "}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Lists the refunds and the paid amount that is left; renders nothing without refunds. payment#refunds. */
function Refunds({ order, clock }: Pick<ReceiptProps, "order" | "clock">) {
  const rows = refundRows(order, (instant) => wallClockAt(instant, clock));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="mt-4 border-t border-hairline pt-4">
      <h3 id="refunds" className="sr-only">
        {m.order_refunds()}
      </h3>
      <dl className="figures flex flex-col gap-1 text-small">
        {rows.map(({ key, kind, words, amount }) => (
          <div key={key} className={`flex flex-wrap justify-between gap-x-4 ${ROWS[kind]}`}>
            <dt className="min-w-0 flex-1 basis-24 text-balance wrap-anywhere">{words}</dt>
            <dd className="ml-auto shrink-0 whitespace-nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ROWS = {
  heading: "not-first:pt-3 font-semibold",
  part: "pl-5 text-fine text-ink-soft",
  left: "pt-2 font-semibold",
} as const;

function Issuer({ restaurant: { name, address, phone, support_email, tax_numbers } }: Pick<OrderData, "restaurant">) {
  return (
    <footer className="mt-4 flex flex-col gap-0.5 text-fine text-ink-soft">
      <p className="font-medium text-ink">{name}</p>
      {address ? <address className="not-italic">{address}</address> : null}
      {phone ? <p className="figures">{phone}</p> : null}
      {support_email ? <p className="wrap-anywhere">{support_email}</p> : null}
      {tax_numbers.map(({ label, number }) => (
        <p key={label} className="figures">
          {m.order_tax_number({ label, number })}
        </p>
      ))}
    </footer>
  );
}
