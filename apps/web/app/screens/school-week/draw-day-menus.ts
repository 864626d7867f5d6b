import type { SchoolDayData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import {
  allergensAsItComes,
  type Locale,
  localizedText,
  lowestPrice,
  type MenuData,
  type MenuItem,
  momentOn,
  NOON_MINUTES,
  normalizeMenus,
} from "@comptoir/ordering";
import { allergenSentences } from "@comptoir/receipt";
import { findDish } from "../../cart/known-dish.ts";
import type { DayMenuView, DishView } from "./week-view.ts";

export function drawDayMenus(
  { date, menus: served }: SchoolDayData,
  menus: readonly MenuData[],
  { locale, linkTo }: { readonly locale: Locale; readonly linkTo: (path: string) => string },
): DayMenuView[] {
  const ids = new Set(served.map(({ id }) => String(id)));
  const own = menus.filter(({ id }) => ids.has(String(id)));
  return normalizeMenus({ menus: own }).map((menu) => ({
    id: String(menu.id),
    name: localizedText(menu, "name", locale),
    dishes: [...menu.items, ...menu.sections.flatMap(({ items }) => items)].flatMap((item): DishView[] => {
      const dish = findDish(own, { id: item.id, menuId: menu.id });
      if (!dish) return [];
      const query = new URLSearchParams({ menu: String(menu.id), date });
      return [
        {
          id: String(item.id),
          name: localizedText(item, "name", locale),
          text: localizedText(item, "description", locale),
          ...priceOf(item, date),
          allergens: allergenSentences(allergensAsItComes(item)) || m.school_no_allergens(),
          isSoldOut: item.soldOut || item.unavailable || item.stock === 0,
          to: item.options.length > 0 ? linkTo(`/items/${encodeURIComponent(String(item.id))}?${query}`) : null,
          dish,
        },
      ];
    }),
  }));
}

/** Returns the price of the dish's cart line: at noon, and the lowest one if its choices change the price. */
function priceOf(item: MenuItem, date: string): Pick<DishView, "cents" | "isFrom"> {
  const { cents, isFrom } = lowestPrice(item, momentOn(date, NOON_MINUTES), null);
  return { cents, isFrom };
}
