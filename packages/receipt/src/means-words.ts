import type { OrderData } from "@comptoir/contract";
import { families, m } from "@comptoir/messages";
import { type ListedMeans, MEANS, meansOf, type PaymentMethod } from "@comptoir/ordering";

/** By what the messages of a means are found. */
function keyOf(means: ListedMeans): string {
  return means.kind === "billed" ? means.offeredAs : means.name;
}

/** What the venue calls the means by which it bills, in the page's language; absent or null for the product's own words. */
export type MethodLabels = Readonly<Partial<Record<PaymentMethod, string | null>>>;

/** What a way to pay is called at the checkout. payment#methods. */
export function methodWords(method: PaymentMethod, labels: MethodLabels): string {
  return labels[method] ?? families.checkout_method[keyOf(MEANS[method])]?.({}) ?? method;
}

/** What a means says at the checkout that bills without asking for anything. payment#invoiced. */
export function billedNote(means: ListedMeans<"billed">): string | null {
  return families.checkout_billed[keyOf(means)]?.({}) ?? null;
}

/** By what an order is billed later. payment#invoiced. */
export function billedWords({ method, reference }: OrderData["payment"], amount: string): string {
  const means = meansOf(method);
  const isNamed = means?.kind === "billed" && (means.field === null || reference);
  const words = isNamed ? families.order_billed[keyOf(means)] : undefined;
  return words?.({ amount, reference: reference ?? "" }) ?? m.order_billed_invoice({ amount });
}
