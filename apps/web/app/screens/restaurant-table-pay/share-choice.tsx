import type { TableData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import {
  isRefused,
  isSeated,
  leftOfTable,
  openOf,
  TABLE_LIMITS,
  type TableShareAsked,
  tableShare,
} from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { ROW_AMOUNT } from "../../ui/amount-row.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { billOfTable, nameAt } from "../restaurant-table/bill-of-table.ts";
import type { SeatedTable } from "../restaurant-table/seated-table.ts";

/** The ways to pay of a table's bill, each with what it comes to now. table#table-ways. */
export function ShareChoice({ yours: { you, table } }: { readonly yours: SeatedTable }) {
  const bill = billOfTable(table, you);
  const isBusy = useNavigation().formMethod === "POST";
  const [parts, setParts] = useState(() => Math.max(2, table.people.filter(isSeated).length));
  const amountOf = (asked: TableShareAsked) => {
    const share = tableShare(bill, asked, you);
    return isRefused(share) ? null : share.cents;
  };
  if (centsOf(table.left) === 0) return <Banner tone="good">{m.table_pay_nothing()}</Banner>;
  if (leftOfTable(bill) === 0) return <Banner role="status">{m.table_pay_waiting()}</Banner>;
  const each = amountOf({ of: "equal", parts });
  return (
    // Without script, a share would be kept from the others and could not be paid.
    <section aria-labelledby="table-pay-choose" className="flex flex-col gap-5 noscript:hidden">
      <div className="flex flex-col gap-1">
        <h2 id="table-pay-choose" className="text-lead">
          {m.table_pay_choose()}
        </h2>
        <p className="text-small text-ink-soft">{m.table_with_taxes()}</p>
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <WholeShare of="mine" label={m.table_pay_mine()} cents={amountOf({ of: "mine" })} isBusy={isBusy} />
        <WholeShare of="rest" label={m.table_pay_rest()} cents={amountOf({ of: "rest" })} isBusy={isBusy} />
      </div>
      <Way of="equal" title={m.table_pay_equal()}>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            id="table-parts"
            name="parts"
            label={m.table_pay_equal_of()}
            className="min-w-28 flex-auto"
            value={String(parts)}
            onChange={({ target }) => setParts(Number(target.value))}
            options={Array.from({ length: TABLE_LIMITS.people - 1 }, (_, index) => ({
              value: String(index + 2),
              label: String(index + 2),
            }))}
          />
          <Button type="submit" busy={isBusy} className="flex-auto">
            {each === null ? m.table_pay_next() : m.table_pay_now({ amount: formatMoney(each) })}
          </Button>
        </div>
      </Way>
      <Way of="lines" title={m.table_pay_lines()}>
        <ul className="flex flex-col divide-y divide-hairline">
          {table.rounds.flatMap(({ orderId, lines }) =>
            lines.map((line) => (
              <LineChoice key={`${orderId} ${line.line}`} orderId={orderId} line={line} table={table} you={you} />
            )),
          )}
        </ul>
        <Button type="submit" busy={isBusy} className="self-start max-sm:w-full">
          {m.table_pay_lines_next()}
        </Button>
      </Way>
      <Way of="amount" title={m.table_pay_amount()}>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            id="table-amount"
            name="amount"
            label={m.table_pay_amount_label()}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            className="min-w-28 flex-auto"
          />
          <Button type="submit" busy={isBusy} className="flex-auto">
            {m.table_pay_next()}
          </Button>
        </div>
      </Way>
    </section>
  );
}

type WholeShareProps = {
  readonly of: "mine" | "rest";
  readonly label: string;
  readonly cents: number | null;
  readonly isBusy: boolean;
};

/** A way that needs no more input. One that comes to nothing is left out. */
function WholeShare({ of, label, cents, isBusy }: WholeShareProps) {
  if (cents === null) return null;
  return (
    <Form method="post">
      <input type="hidden" name="of" value={of} />
      <Button type="submit" tone={of === "mine" ? "primary" : undefined} wide={true} busy={isBusy}>
        <span className="flex flex-auto flex-wrap justify-between gap-x-4">
          <span>{label}</span>
          <span className="figures">{formatMoney(cents)}</span>
        </span>
      </Button>
    </Form>
  );
}

function Way({
  of,
  title,
  children,
}: {
  readonly of: "equal" | "lines" | "amount";
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Form
      method="post"
      aria-labelledby={`table-way-${of}`}
      className="flex flex-col gap-3 border-t border-hairline pt-5"
    >
      <h3 id={`table-way-${of}`} className="font-medium">
        {title}
      </h3>
      <input type="hidden" name="of" value={of} />
      {children}
    </Form>
  );
}

type Line = TableData["rounds"][number]["lines"][number];

/** A dish to pay, whole or one of so many parts; what others have paid or are paying of it is said. table#claim. */
function LineChoice({
  orderId,
  line: { line, name, quantity, people, amount, paid },
  table,
  you,
}: {
  readonly orderId: string;
  readonly line: Line;
  readonly table: TableData;
  readonly you: string;
}) {
  const found = billOfTable(table, you).lines.find((one) => one.orderId === orderId && one.line === line);
  const openCents = found ? openOf(found) : 0;
  const claimant = paid.find(({ person, isClaimed }) => isClaimed && person !== you);
  const paidCents = paid.reduce((sum, part) => (part.isClaimed ? sum : sum + centsOf(part.amount)), 0);
  const value = `${orderId} ${line}`;
  return (
    <li className="flex flex-col gap-1 py-2">
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <LabelIf isOpen={openCents > 0} value={value}>
          <span className="min-w-0 wrap-anywhere">
            <span className="figures">{quantity} × </span>
            {name}
            <span className="block text-small text-ink-soft">
              {people.map((id) => nameAt(table, id)).join(", ")}
              {lineState({ openCents, paidCents, payer: claimant && nameAt(table, claimant.person) })}
            </span>
          </span>
        </LabelIf>
        <span className={ROW_AMOUNT}>{formatMoney(openCents > 0 ? openCents : centsOf(amount))}</span>
      </span>
      {openCents > 0 ? (
        <select
          name={`parts ${value}`}
          aria-label={m.table_pay_lines_part({ dish: name })}
          defaultValue="1"
          className="ml-8 min-h-11 self-start rounded-control border border-edge bg-raised ps-3 pe-10 text-small"
        >
          <option value="1">{m.table_pay_lines_whole()}</option>
          {[2, 3, 4, 5, 6].map((parts) => (
            <option key={parts} value={parts}>
              {m.table_pay_lines_of({ parts })}
            </option>
          ))}
        </select>
      ) : null}
    </li>
  );
}

/** The label of a dish, with its checkbox if something of the dish is open. */
function LabelIf({
  isOpen,
  value,
  children,
}: {
  readonly isOpen: boolean;
  readonly value: string;
  readonly children: ReactNode;
}) {
  const look = "flex min-h-11 min-w-0 flex-1 basis-32 items-center gap-3";
  if (!isOpen) return <span className={`${look} pl-8`}>{children}</span>;
  return (
    <label className={look}>
      <input type="checkbox" name="line" value={value} className="size-5 shrink-0 accent-accent-ink" />
      {children}
    </label>
  );
}

function lineState({
  openCents,
  paidCents,
  payer,
}: {
  readonly openCents: number;
  readonly paidCents: number;
  readonly payer: string | undefined;
}): string {
  const words = [
    paidCents === 0
      ? null
      : openCents === 0 && payer === undefined
        ? m.table_line_paid()
        : m.table_line_part_paid({ amount: formatMoney(paidCents) }),
    payer === undefined ? null : m.table_line_paying({ name: payer }),
  ].filter(Boolean);
  return words.length === 0 ? "" : ` · ${words.join(" · ")}`;
}
