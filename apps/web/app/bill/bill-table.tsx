import { formatMoney, m } from "@comptoir/messages";
import type { CostsData } from "@comptoir/ordering";
import { type BillRow, type BillWording, billRows, type ExplainedTax } from "@comptoir/receipt";
import { classNames } from "../ui/class-names.ts";
import { Disclosure } from "../ui/disclosure.tsx";

type BillTableProps = {
  readonly costs: CostsData;
  readonly wording: BillWording;
  /** Whether the page computed the amounts itself and the server has not confirmed them yet. */
  readonly isPending?: boolean;
  /** Replaces the label "to pay" of the amount due. */
  readonly dueLabel?: string;
  readonly className?: string;
};

export function BillTable({ costs, wording, isPending, dueLabel, className }: BillTableProps) {
  return (
    <dl
      className={classNames(
        "flex flex-col gap-1.5 text-small transition-colors duration-150",
        isPending && "text-ink-soft",
        className,
      )}
    >
      {billRows(costs, wording).map(({ key, kind, label, cents }) => (
        <div key={key} className={classNames("flex flex-wrap items-baseline justify-between gap-x-4", LOOKS[kind])}>
          <dt className="min-w-0 flex-1 basis-24">{kind === "due" && dueLabel ? dueLabel : label}</dt>
          <dd className="figures ml-auto shrink-0 whitespace-nowrap">
            {formatMoney(kind === "saving" ? -cents : cents)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LOOKS: Record<BillRow["kind"], string> = {
  amount: "",
  saving: "",
  included: "text-fine text-ink-soft",
  total: "border-t border-hairline pt-2 mt-1 font-semibold text-body",
  due: "border-t border-hairline pt-2 mt-1 font-semibold text-lead",
};

type TaxDetailsProps = {
  readonly taxes: readonly ExplainedTax[];
  /** Whether the small-order rebate reduced the taxes. */
  readonly isRebated: boolean;
};

export function TaxDetails({ taxes, isRebated }: TaxDetailsProps) {
  if (taxes.length === 0) return null;
  return (
    <Disclosure summary={m.bill_how_taxes()} className="border-t border-hairline print:not-open:hidden">
      <ul className="flex flex-col gap-3 pb-4">
        {taxes.map(({ key, words, cents, madeOf }) => (
          <li key={key}>
            <p className="flex justify-between gap-4">
              <span>{words}</span>
              <span className="figures whitespace-nowrap">{formatMoney(cents)}</span>
            </p>
            {madeOf ? <p className="text-fine text-ink-soft">{madeOf}</p> : null}
          </li>
        ))}
      </ul>
      {isRebated ? <p className="pb-4 text-fine text-ink-soft">{m.bill_tax_rebate()}</p> : null}
    </Disclosure>
  );
}
