import { m } from "@comptoir/messages";
import { isPaymentMethod, type PaymentMethod } from "@comptoir/ordering";
import type { PaymentDue } from "./payment-due.ts";

/** What the venue calls the ways in which it bills later, in the page's language; null for the product's own words. */
export type BillingLabels = Readonly<Record<Exclude<PaymentMethod, "credit_card">, string | null>>;

/** What a way to pay is called at the checkout. payment#methods. */
export function methodWords(method: PaymentMethod, labels: BillingLabels): string {
  switch (method) {
    case "credit_card":
      return m.checkout_method_credit_card();
    case "invoice":
      return labels.invoice ?? m.checkout_method_invoice();
    case "costCenter":
      return labels.costCenter ?? m.checkout_method_cost_center();
    case "purchaseOrder":
      return labels.purchaseOrder ?? m.checkout_method_purchase_order();
  }
}

/** What is due by the way that the diner chose: the first that is offered where none was, or it is offered no more. */
export function chosenDue(
  chosen: PaymentMethod | null,
  { payment, methods }: { readonly payment: PaymentDue; readonly methods: readonly PaymentMethod[] },
): PaymentDue {
  if (!isPaymentMethod(payment)) return payment;
  return chosen !== null && methods.includes(chosen) ? chosen : payment;
}
