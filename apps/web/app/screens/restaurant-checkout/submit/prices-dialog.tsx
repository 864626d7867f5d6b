import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { Button } from "../../../ui/button.tsx";
import { Price } from "../../../ui/price.tsx";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import type { SubmitState } from "./submit-state.ts";

export type PricesDialogProps = {
  readonly state: Extract<SubmitState, { phase: "prices-changed" }>;
  readonly onAgree: () => void;
  readonly onLeave: () => void;
};

/** Shows old and new prices side by side. Nothing is paid until the diner agrees. promises#promise-13. */
export function PricesDialog({ state: { changes, oldTotal, newTotal, why }, onAgree, onLeave }: PricesDialogProps) {
  const total = formatMoney(centsOf(newTotal));
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={changes.length > 0 ? m.checkout_prices_heading() : m.checkout_total_heading()}
      onClose={onLeave}
      footer={
        <div className="flex flex-col gap-2">
          <Button tone="primary" wide={true} onClick={onAgree}>
            {m.checkout_prices_agree({ total })}
          </Button>
          <Button tone="plain" wide={true} onClick={onLeave}>
            {m.checkout_prices_leave()}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p>{why ?? m.checkout_prices_text()}</p>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {changes.map(({ orderId, name, oldPrice, newPrice }) => (
            <li key={orderId} className="flex items-baseline justify-between gap-4 py-2.5">
              <span className="min-w-0">{name}</span>
              <Price cents={centsOf(newPrice)} wasCents={oldPrice === null ? null : centsOf(oldPrice)} />
            </li>
          ))}
          <li className="flex items-baseline justify-between gap-4 py-2.5 font-semibold">
            <span>{m.bill_due()}</span>
            <Price cents={centsOf(newTotal)} wasCents={centsOf(oldTotal)} />
          </li>
        </ul>
      </div>
    </SheetDialog>
  );
}
