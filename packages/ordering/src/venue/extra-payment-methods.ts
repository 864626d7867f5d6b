import { type ListedMeans, type MeansNameOf, meansOfKind } from "../payment/means/index.ts";
import type { RestaurantData } from "./restaurant-data.ts";

type Data = Pick<RestaurantData, "extra_payment_methods">;

/** The names of the billed means in `extra_payment_methods` of a venue file. payment#methods. */
export const EXTRA_METHOD_TYPES = meansOfKind("billed").map(({ offeredAs }) => offeredAs);

/** Parses the billed means that a venue offers, in the venue's sequence, without duplicates. payment#methods. */
export function readExtraMethods(data: Data): readonly MeansNameOf<"billed">[] {
  const methods = (data.extra_payment_methods ?? []).flatMap(
    ({ type }) => meansOfKind("billed").find(({ offeredAs }) => offeredAs === type)?.name ?? [],
  );
  return [...new Set(methods)];
}

type LabelKey = `${ListedMeans<"billed">["offeredAs"]}_label`;

/** Returns the key of a billed means' label in a restaurant's `localization`. payment#methods. */
export function extraMethodLabelKey({ offeredAs }: ListedMeans<"billed">): LabelKey {
  return `${offeredAs}_label`;
}

export const EXTRA_METHOD_LABELS: readonly LabelKey[] = meansOfKind("billed").map(extraMethodLabelKey);

/** Returns a venue's labels for its billed means, in the venue's language; null for a means without one. */
export function extraMethodLabels(data: Data): Readonly<Record<LabelKey, string | null>> {
  const labels = meansOfKind("billed").map((means) => {
    const offered = data.extra_payment_methods?.find(({ type }) => type === means.offeredAs);
    return [extraMethodLabelKey(means), offered?.label || null];
  });
  return Object.fromEntries(labels) as Record<LabelKey, string | null>;
}
