import { type ListedMeans, type MeansNameOf, meansOfKind } from "../payment/means/index.ts";
import type { RestaurantData } from "./restaurant-data.ts";

type Data = Pick<RestaurantData, "extra_payment_methods">;

/** What `extra_payment_methods` of a venue file calls each means that is billed. payment#methods. */
export const EXTRA_METHOD_TYPES = meansOfKind("billed").map(({ offeredAs }) => offeredAs);

/** Reads by which means a venue bills later, in its own sequence, each once. payment#methods. */
export function readExtraMethods(data: Data): readonly MeansNameOf<"billed">[] {
  const methods = (data.extra_payment_methods ?? []).flatMap(
    ({ type }) => meansOfKind("billed").find(({ offeredAs }) => offeredAs === type)?.name ?? [],
  );
  return [...new Set(methods)];
}

type LabelKey = `${ListedMeans<"billed">["offeredAs"]}_label`;

/** What a restaurant's `localization` calls the label of a means that is billed. payment#methods. */
export function extraMethodLabelKey({ offeredAs }: ListedMeans<"billed">): LabelKey {
  return `${offeredAs}_label`;
}

/** The keys of all of those labels. */
export const EXTRA_METHOD_LABELS: readonly LabelKey[] = meansOfKind("billed").map(extraMethodLabelKey);

/** A venue's own words for the means by which it bills, in its own language; null where it has none. */
export function extraMethodLabels(data: Data): Readonly<Record<LabelKey, string | null>> {
  const labels = meansOfKind("billed").map((means) => {
    const offered = data.extra_payment_methods?.find(({ type }) => type === means.offeredAs);
    return [extraMethodLabelKey(means), offered?.label || null];
  });
  return Object.fromEntries(labels) as Record<LabelKey, string | null>;
}
