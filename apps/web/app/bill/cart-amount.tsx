import { m } from "@comptoir/messages";
import type { CostsData } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { RollingAmount } from "../ui/rolling-amount.tsx";

/** A cart's total including taxes and tip, so that the checkout shows no higher amount. law#all-in-prices. */
export function CartAmount({ costs }: { readonly costs: CostsData }) {
  const words = wordsBesideAmount(costs);
  return (
    <span className="ml-auto flex flex-col items-end leading-tight">
      <RollingAmount cents={centsOf(costs.totalWithTip)} />
      {words ? <span className="text-fine font-normal">{words}</span> : null}
    </span>
  );
}

/** Returns the note on what a cart's total includes; null if it includes neither taxes nor a tip. */
export function wordsBesideAmount({ taxes, tip }: Pick<CostsData, "taxes" | "tip">): string | null {
  if (centsOf(tip.amount) === 0) return centsOf(taxes) === 0 ? null : m.bill_with_taxes();
  return centsOf(taxes) === 0 ? m.bill_with_tip() : m.bill_with_taxes_and_tip();
}
