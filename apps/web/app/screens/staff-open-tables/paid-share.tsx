import { formatMoney, m } from "@comptoir/messages";
import Undo2 from "lucide-react/icons/undo-2";
import { IconButton } from "../../ui/icon-button.tsx";

type PaidShareProps = {
  readonly name: string;
  readonly cents: number;
  readonly tipCents: number;
  /** Asks before the tip is returned; null for those who may not return it. */
  readonly askTip: (() => void) | null;
};

/** What a person has paid on their phone, with the tip, less what went back. table#table-tip-back. */
export function PaidShare({ name, cents, tipCents, askTip }: PaidShareProps) {
  return (
    <li className="flex min-h-11 items-center gap-2">
      <span className="mr-auto min-w-0 py-2 wrap-anywhere">
        {name}
        {tipCents > 0 ? (
          <span className="figures block text-small text-ink-soft">
            {m.modes_tables_payment_tip({ amount: formatMoney(tipCents) })}
          </span>
        ) : null}
      </span>
      <span className="figures shrink-0">{formatMoney(cents)}</span>
      {askTip && tipCents > 0 ? (
        <IconButton label={m.modes_tables_return_tip({ name })} icon={<Undo2 size={18} />} onClick={askTip} />
      ) : null}
    </li>
  );
}
