import { currentLocale } from "@comptoir/messages";
import { isRefused, resolveLine, scheduleSlotAt } from "@comptoir/ordering";
import { type LineView, viewOfPricedLine, viewOfResolvedLine } from "@comptoir/receipt";
import { useMemo } from "react";
import { usePageCart } from "../cart/cart-provider.tsx";
import { pricedMoment, priceLinesInstantly } from "../cart/instant-costs.ts";
import { indexDishes } from "../cart/known-dish.ts";
import { useCart } from "../cart/use-cart.ts";

/** The lines of the cart as they are shown: as the server last answered them, and until it does as the page has them. */
export function useLineViews(): readonly LineView[] {
  const { pricing } = usePageCart();
  const lines = useCart((cart) => cart.lines);
  const dishes = useCart((cart) => cart.dishes);
  const terms = useCart((cart) => cart.terms);
  const confirmed = useCart((cart) => cart.confirmed);
  return useMemo(() => {
    const answered = new Map(confirmed?.answer.orderItems.map((item) => [item.orderId, item]));
    const isCurrent = confirmed?.lines === lines;
    const context = pricing();
    const priced = new Map(
      priceLinesInstantly({ lines, dishes, terms, confirmed }, context).map((line) => [line.orderId, line.priced]),
    );
    const index = indexDishes(dishes);
    const wording = { slot: scheduleSlotAt(pricedMoment({ terms, confirmed }, context)), locale: currentLocale() };
    const views = lines.map((line): LineView => {
      const { orderId, quantity, memo, date } = line;
      const answer = answered.get(orderId);
      if (isCurrent && answer) return viewOfPricedLine(answer);
      const resolved = resolveLine(index, line);
      if (!isRefused(resolved)) return viewOfResolvedLine(resolved, priced.get(orderId) ?? null, wording);
      const known = answer ? viewOfPricedLine(answer) : { name: "", image: null, choices: [] };
      return { ...known, orderId, quantity, memo, cents: null, memberCents: null, ...(date && { date }) };
    });
    // A school's lines by their dates; others as they were put in.
    return views.toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : (a.date ?? "") > (b.date ?? "") ? 1 : 0));
  }, [lines, dishes, terms, confirmed, pricing]);
}
