import { cents, formatCents, parseCents, parseRate, percentageOf } from "@comptoir/ordering";
import { type DraftState, draftValue } from "../../studio/draft-store.ts";
import { typedAmount } from "../../ui/typed-amount.ts";

type Draft = Pick<DraftState, "things" | "pending">;
export type BulkEdit = { readonly thing: string; readonly field: string; readonly value: unknown };

/** A change of prices: by a percentage (`5`, `-10`) or by an amount (`0.50`), up or down. */
export type PriceChange = { readonly by: "percent" | "amount"; readonly sign: 1 | -1; readonly typed: string };

/** Returns the edits that change the prices of dishes; null if the typed number is none, or a price would be below zero. */
export function priceEdits(draft: Draft, dishes: readonly string[], change: PriceChange): BulkEdit[] | null {
  const edits: BulkEdit[] = [];
  for (const thing of dishes) {
    const price = parseCents(String(draftValue(draft, thing, "price") ?? ""));
    if (price === null) continue;
    const difference = differenceOf(price, change);
    if (difference === null || price + difference < 0) return null;
    edits.push({ thing, field: "price", value: formatCents(cents(price + difference)) });
  }
  return edits;
}

/** Rounded to the cent. bill#rounding. */
function differenceOf(
  price: NonNullable<ReturnType<typeof parseCents>>,
  { by, sign, typed }: PriceChange,
): number | null {
  if (by === "amount") {
    const amount = parseCents(typedAmount(typed));
    return amount === null || amount < 0 ? null : sign * amount;
  }
  const rate = parseRate(typed.trim().replace(",", "."));
  return rate === null ? null : sign * percentageOf(price, rate);
}

/** Returns the edits that hide dishes from guests, or publish them as of now. menu#publication. */
export function publicationEdits(dishes: readonly string[], publishedAt: string | null): BulkEdit[] {
  return dishes.map((thing) => ({ thing, field: "published_at", value: publishedAt }));
}

/** Returns the edits that move dishes into a section or menu, after those that are there. */
export function moveEdits(dishes: readonly string[], under: string): BulkEdit[] {
  return dishes.flatMap((thing) => [
    { thing, field: "under", value: under },
    { thing, field: "order", value: null },
  ]);
}

/** Returns the edits that remove dishes. */
export function removalEdits(dishes: readonly string[]): BulkEdit[] {
  return dishes.map((thing) => ({ thing, field: "under", value: null }));
}
