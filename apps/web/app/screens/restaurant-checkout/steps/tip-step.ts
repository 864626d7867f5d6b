import { formatMoney, formatPercent, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import type { CheckoutStep } from "./checkout-step.ts";
import { type Tip, TipFields } from "./tip-fields.tsx";
import { checkTip, keptTip, pickOfTip, preselectedTip, tipOfPick } from "./tip-pick.ts";

/** The tip, which counts towards the total as soon as it is picked. law#tips. */
export const tipStep: CheckoutStep<Tip> = {
  id: "tip",
  folds: false,
  applies: ({ setup }) => setup.tips !== null,
  title: () => m.checkout_step_tip(),
  fresh: ({ tips, toChange }) => ({ tip: toChange ? pickOfTip(toChange.terms.tip, tips) : preselectedTip(tips) }),
  restore: (kept, fresh) => ({ tip: keptTip(kept.tip) ?? fresh.tip }),
  fields: () => [{ name: "tip", label: m.checkout_step_tip(), path: "data.costs.tip" }],
  Fields: TipFields,
  summary: ({ tip }, { bill }) => {
    if (tip === null || bill === null) return m.checkout_summary_no_tip_yet();
    const amount = formatMoney(centsOf(bill.tip.amount));
    return tip.kind === "percentage"
      ? m.checkout_summary_pair({ first: formatPercent(tip.percentage), second: amount })
      : amount;
  },
  check: ({ tip }) => checkTip(tip),
  isDecided: ({ tip }) => tip !== null,
  notices: [],
  terms: ({ tip }) => ({ tip: tipOfPick(tip) }),
  // The cart's terms carry the tip, with the price that was confirmed for it.
  write: () => ({}),
};
