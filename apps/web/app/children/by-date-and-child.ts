import type { ChildData } from "@comptoir/contract";

type OfChild = { readonly date?: string | undefined; readonly childId?: string | null | undefined };

/**
 * Sorts a school's lines or orders by date, then by the parent's order of `children`. Lines without a child,
 * or of a deleted child, come first on their date. school#child-orders.
 */
export function byDateAndChild<Thing extends OfChild>(
  things: readonly Thing[],
  children: readonly Pick<ChildData, "id">[],
): readonly Thing[] {
  const placeOf = ({ childId }: OfChild) => children.findIndex(({ id }) => id === childId);
  const dateOf = ({ date = "" }: OfChild) => date;
  return things.toSorted((a, b) =>
    dateOf(a) === dateOf(b) ? placeOf(a) - placeOf(b) : dateOf(a) < dateOf(b) ? -1 : 1,
  );
}
