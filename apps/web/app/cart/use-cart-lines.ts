import type { InvalidItem } from "@comptoir/contract";
import { currentLocale } from "@comptoir/messages";
import { type CartLine, parseCents } from "@comptoir/ordering";
import { useMemo } from "react";
import { usePageCart } from "./cart-provider.tsx";
import { priceLinesInstantly } from "./instant-costs.ts";
import { indexDishes } from "./known-dish.ts";
import { type LineWords, wordLine } from "./line-words.ts";
import { useCart } from "./use-cart.ts";

/** A line as a screen shows it. Prices are for the whole line, in cents; null while they are not known. */
export type CartLineView = LineWords & {
  readonly line: CartLine;
  readonly priceCents: number | null;
  /** What a member pays, where it is less. */
  readonly memberPriceCents: number | null;
  /** What the server says is wrong with the line as it is now: sold out, unavailable, options; null when nothing is. */
  readonly problem: InvalidItem | null;
};

/** The lines of the cart with their words, prices and problems, in the order in which they were added. */
export function useCartLines(): readonly CartLineView[] {
  const { ground } = usePageCart();
  const { lines, dishes, terms, confirmed, priceChanges } = useCart((cart) => cart);
  return useMemo(() => {
    const index = indexDishes(dishes);
    const instant = priceLinesInstantly({ lines, dishes, terms }, ground());
    const isConfirmed = confirmed?.lines === lines && confirmed.terms === terms;
    const problems = isConfirmed ? (confirmed.answer.warning?.invalid_items ?? []) : [];
    return lines.map((line, at) => {
      const answered = confirmed?.answer.orderItems.find(({ orderId }) => orderId === line.orderId);
      const price =
        isConfirmed && answered ? parseCents(answered.orderPrice) : (instant[at]?.priced?.orderPriceCents ?? null);
      const memberPrice = isConfirmed && answered ? parseCents(answered.memberOrderPrice) : null;
      const problem = problems.find(({ orderId }) => orderId === line.orderId) ?? null;
      return {
        line,
        ...wordLine(line, { index, answered, locale: currentLocale() }),
        priceCents: price,
        memberPriceCents: memberPrice !== null && price !== null && memberPrice < price ? memberPrice : null,
        problem: problem && priceChanges.includes(problem) ? null : problem,
      };
    });
  }, [lines, dishes, terms, confirmed, priceChanges, ground]);
}
