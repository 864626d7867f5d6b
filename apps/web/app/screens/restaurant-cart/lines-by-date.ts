import { schoolOrderKey } from "@comptoir/ordering";
import type { LineView } from "@comptoir/receipt";

/** `childId` is undefined for lines without a child. */
export type ChildLines = { readonly childId: string | undefined; readonly lines: readonly LineView[] };

/**
 * A school date's lines by child, in the order of the cart. The subtotal excludes taxes and charges; null if a line
 * has no price.
 */
export type DateLines = {
  readonly date: string;
  readonly children: readonly ChildLines[];
  readonly subtotalCents: number | null;
};

/** Groups the lines of a school's cart by date, earliest first; null if no line has a date. school#school-orders. */
export function linesByDate(lines: readonly LineView[]): readonly DateLines[] | null {
  const first = lines.flatMap(({ date }) => date ?? []).sort()[0];
  if (first === undefined) return null;
  const byDate = Map.groupBy(lines, ({ date }) => date ?? first);
  return [...byDate].sort(byKey).map(([date, ofDate]) => {
    const byChild = Map.groupBy(ofDate, (line) => schoolOrderKey(line, first));
    const children = [...byChild].map(([, own]) => ({ childId: own[0]?.childId, lines: own }));
    const cents = ofDate.map(centsOfLine);
    const isPriced = cents.every((one) => one !== null);
    return { date, children, subtotalCents: isPriced ? cents.reduce((sum, one) => sum + one, 0) : null };
  });
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Returns the price of a line with its choices, at the payer's member price if there is one. */
function centsOfLine({ cents, memberCents, choices }: LineView): number | null {
  if (cents === null) return null;
  return memberCents ?? cents + choices.reduce((sum, choice) => sum + (choice.cents ?? 0), 0);
}
