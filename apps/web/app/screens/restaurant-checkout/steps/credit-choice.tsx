import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { CheckoutFacts } from "./checkout-step.ts";

/** Pays with what is credited, without a fee, before the card: above it, and said with what is left. school#account-credit, decision 056. */
export function CreditChoice({ facts: { credit, bill } }: { readonly facts: CheckoutFacts }) {
  if (credit.availableCents === 0 || bill === null) return null;
  const left = centsOf(bill.totalWithTip) - credit.usedCents;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={m.checkout_credit_use()}
        description={m.checkout_credit_text({ amount: formatMoney(credit.availableCents) })}
        checked={credit.isUsed}
        onChange={({ currentTarget }) => credit.use(currentTarget.checked)}
      />
      <p role="status" className="figures text-small text-ink-soft">
        {credit.usedCents > 0
          ? m.checkout_credit_used({ amount: formatMoney(credit.usedCents), left: formatMoney(left) })
          : ""}
      </p>
    </div>
  );
}
