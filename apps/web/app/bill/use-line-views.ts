import { currentLocale } from "@comptoir/messages";
import { type CartLine, isRefused, parseHubId, resolveLine, scheduleSlotAt } from "@comptoir/ordering";
import { type LineView, viewOfPricedLine, viewOfResolvedLine } from "@comptoir/receipt";
import { useMemo } from "react";
import { usePageCart } from "../cart/cart-provider.tsx";
import type { BillData } from "../cart/cart-seed.ts";
import { pricedMoment, priceLinesInstantly } from "../cart/instant-costs.ts";
import { indexDishes } from "../cart/known-dish.ts";
import { useCart } from "../cart/use-cart.ts";
import { byDateAndChild } from "../children/by-date-and-child.ts";
import { useChosenChild } from "../children/chosen-child.tsx";

/**
 * Returns the cart's lines for display. Prices come from the server's last answer if it is for the current
 * lines; otherwise the page computes them.
 */
export function useLineViews(): readonly LineView[] {
  const { pricing } = usePageCart();
  const lines = useCart((cart) => cart.lines);
  const dishes = useCart((cart) => cart.dishes);
  const terms = useCart((cart) => cart.terms);
  const confirmed = useCart((cart) => cart.confirmed);
  const { children } = useChosenChild();
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
      const { orderId, quantity, memo, date, childId } = line;
      const place = { ...(date && { date }), ...(childId && { childId }) };
      const answer = answered.get(orderId);
      if (isCurrent && answer) return { ...viewOfPricedLine(answer), ...place };
      const resolved = resolveLine(index, line);
      if (!isRefused(resolved)) {
        return { ...viewOfResolvedLine(resolved, priced.get(orderId) ?? null, wording), ...place };
      }
      const known = answer ? viewOfPricedLine(answer) : { name: "", image: null, choices: [] };
      return { ...known, orderId, quantity, memo, cents: null, memberCents: null, ...place };
    });
    const { kitchens } = context.bill;
    if (kitchens) return byKitchen(views, lines, kitchens);
    // Sorts a school's lines by date and child; other lines keep their order.
    return byDateAndChild(views, children);
  }, [lines, dishes, terms, confirmed, pricing, children]);
}

/**
 * Groups a hub's lines by kitchen. The first line of each group carries the kitchen's name for the heading.
 * hub#hub-menu.
 */
function byKitchen(
  views: readonly LineView[],
  lines: readonly CartLine[],
  kitchens: NonNullable<BillData["kitchens"]>,
): readonly LineView[] {
  const ids = new Map(lines.map(({ orderId, id }) => [orderId, id]));
  const kitchenOf = ({ orderId }: LineView) => parseHubId(ids.get(orderId) ?? "", kitchens)?.kitchen ?? kitchens[0];
  return kitchens.flatMap((kitchen) =>
    views
      .filter((view) => kitchenOf(view) === kitchen)
      .map((view, index) => (index === 0 ? { ...view, kitchen: kitchen.name } : view)),
  );
}

export function linePath({ id, menuId, orderId }: Pick<CartLine, "id" | "menuId" | "orderId">): string {
  const query = new URLSearchParams({ ...(menuId === null ? {} : { menu: String(menuId) }), line: String(orderId) });
  return `/items/${encodeURIComponent(id)}?${query}`;
}
