import type { OrderData } from "@comptoir/contract";
import { families, m } from "@comptoir/messages";
import { type ListedMeans, MEANS, meansOf, type PaymentMethod } from "@comptoir/ordering";

/** Returns the key of a means in the message families. */
function keyOf(means: ListedMeans): string {
  return means.kind === "billed" ? means.offeredAs : means.name;
}

/**
 * The venue's own labels of means of payment that are billed later, in the page's language. If a label is absent or
 * null, the default applies.
 */
export type MethodLabels = Readonly<Partial<Record<PaymentMethod, string | null>>>;

/** Returns the label of a payment method at the checkout. payment#methods. */
export function methodWords(method: PaymentMethod, labels: MethodLabels): string {
  return labels[method] ?? families.checkout_method[keyOf(MEANS[method])]?.({}) ?? method;
}

/**
 * Returns the checkout's note on a means of payment that is billed later and has no form field; null if there is no
 * note. payment#invoiced.
 */
export function billedNote(means: ListedMeans<"billed">): string | null {
  return families.checkout_billed[keyOf(means)]?.({}) ?? null;
}

/** Describes how an order is billed later. payment#invoiced. */
export function billedWords({ method, reference }: OrderData["payment"], amount: string): string {
  const means = meansOf(method);
  const isNamed = means?.kind === "billed" && (means.field === null || reference);
  const words = isNamed ? families.order_billed[keyOf(means)] : undefined;
  return words?.({ amount, reference: reference ?? "" }) ?? m.order_billed_invoice({ amount });
}
