import { formatMoney, m } from "@comptoir/messages";
import type { ExplainedTax } from "@comptoir/receipt";
import { Disclosure } from "../ui/disclosure.tsx";

export type TaxDetailsProps = {
  readonly taxes: readonly ExplainedTax[];
  /** The small-order rebate lowered them. */
  readonly isRebated: boolean;
};

/** How each tax of a bill came about, for those who ask. */
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
