import { formatMoney, m } from "@comptoir/messages";
import Undo2 from "lucide-react/icons/undo-2";
import { ROW_WORDS } from "../../ui/amount-row.ts";
import { IconButton } from "../../ui/icon-button.tsx";

type PaidShareProps = {
  readonly name: string;
  /** The kitchen of a food hall that was paid by itself. */
  readonly kitchen?: string | undefined;
  readonly cents: number;
  readonly tipCents: number;
  /** Asks before the tip is returned; null for those who may not return it. */
  readonly askTip: (() => void) | null;
};

/** What a person has paid on their phone, with the tip, less what went back. table#table-tip-back. */
export function PaidShare({ name, kitchen, cents, tipCents, askTip }: PaidShareProps) {
  const payer = kitchen === undefined ? name : `${name} · ${kitchen}`;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2">
      <span className={`${ROW_WORDS} py-2`}>
        {payer}
        {tipCents > 0 ? (
          <span className="figures block text-small text-ink-soft">
            {m.modes_tables_payment_tip({ amount: formatMoney(tipCents) })}
          </span>
        ) : null}
      </span>
      <span className="ml-auto flex items-center gap-2 whitespace-nowrap">
        <span className="figures">{formatMoney(cents)}</span>
        {askTip && tipCents > 0 ? (
          <IconButton label={m.modes_tables_return_tip({ name: payer })} icon={<Undo2 size={18} />} onClick={askTip} />
        ) : null}
      </span>
    </li>
  );
}
