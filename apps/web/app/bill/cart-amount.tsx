import { m } from "@comptoir/messages";
import type { CostsData } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { RollingAmount } from "../ui/rolling-amount.tsx";

/** What a cart comes to, with what of it is no food, so that the amount does not grow at the end. law#all-in-prices. */
export function CartAmount({ costs }: { readonly costs: CostsData }) {
  const words = wordsBesideAmount(costs);
  return (
    <span className="ml-auto flex flex-col items-end leading-tight">
      <RollingAmount cents={centsOf(costs.totalWithTip)} />
      {words ? <span className="text-fine font-normal">{words}</span> : null}
    </span>
  );
}

/** Says what a cart's amount holds beside the food: the taxes, and the tip once there is one; null for neither. */
export function wordsBesideAmount({ taxes, tip }: Pick<CostsData, "taxes" | "tip">): string | null {
  if (centsOf(tip.amount) === 0) return centsOf(taxes) === 0 ? null : m.bill_with_taxes();
  return centsOf(taxes) === 0 ? m.bill_with_tip() : m.bill_with_taxes_and_tip();
}
