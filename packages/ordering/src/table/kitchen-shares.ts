import { allocate } from "../money/allocate.ts";
import { type Cents, sumCents } from "../money/cents.ts";
import { openOf, type TableBill } from "./table-bill.ts";
import type { TableShare } from "./table-share.ts";

/**
 * Gives a share of no line in particular its part of each line that is open, by largest remainder, so that it is known which kitchen it
 * pays. A share of lines stays as it is. table#hall-accounts.
 * @param share at most what is open
 */
export function onOpenLines(bill: TableBill, share: TableShare): TableShare {
  if (share.lines.length > 0) return share;
  const open = bill.lines
    .map((line) => ({ orderId: line.orderId, line: line.line, cents: openOf(line) }))
    .filter((line) => line.cents > 0);
  if (open.length === 0) return share;
  const parts = allocate(
    share.cents,
    open.map((line) => line.cents),
  );
  const lines = open.map((line, index) => ({ ...line, cents: parts[index] as Cents }));
  return { ...share, lines: lines.filter((line) => line.cents > 0) };
}

/** What a share pays to one kitchen, with the kitchen's part of the tip and of the dishes. */
type KitchenShare<Kitchen> = TableShare & {
  readonly kitchen: Kitchen;
  readonly tipCents: Cents;
  readonly tipBaseCents: Cents;
};

/**
 * Splits a share of lines by the kitchens that sold them. The tip, and the dishes in the share, are divided in proportion, by largest
 * remainder. Their sums are the share and the tip. table#hall-accounts.
 */
export function sharesOfKitchens<Kitchen>(
  { lines, tipCents, tipBaseCents }: TableShare & Pick<KitchenShare<Kitchen>, "tipCents" | "tipBaseCents">,
  kitchenOf: (orderId: string) => Kitchen,
): readonly KitchenShare<Kitchen>[] {
  const parts = [...Map.groupBy(lines, ({ orderId }) => kitchenOf(orderId))].map(([kitchen, own]) => ({
    ...{ kitchen, lines: own, cents: sumCents(own.map((line) => line.cents)) },
  }));
  const weights = parts.map((part) => part.cents);
  const [tips, bases] = [allocate(tipCents, weights), allocate(tipBaseCents, weights)];
  return parts.map((part, index) => ({
    ...part,
    tipCents: tips[index] as Cents,
    tipBaseCents: bases[index] as Cents,
  }));
}
