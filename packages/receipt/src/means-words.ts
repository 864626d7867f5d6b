import type { OrderData } from "@comptoir/contract";
import { families, m } from "@comptoir/messages";
import { type ListedMeans, MEANS, meansOf, type PaymentMethod } from "@comptoir/ordering";

function keyOf(means: ListedMeans): string {
  return means.kind === "billed" ? means.offeredAs : means.name;
}

/** The venue's labels of billed means in the page's language; the default if absent or null. */
export type MethodLabels = Readonly<Partial<Record<PaymentMethod, string | null>>>;

/** Returns the label of a payment method at the checkout. payment#methods. */
export function methodWords(method: PaymentMethod, labels: MethodLabels): string {
  return labels[method] ?? families.checkout_method[keyOf(MEANS[method])]?.({}) ?? method;
}

/** Returns the checkout's note on a billed means without a form field; null if there is none. payment#invoiced. */
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
