import { isZeroRate } from "../money/rate.ts";
import { readTaxRate } from "../venue/read-amounts.ts";
import type { TaxRate } from "../venue/restaurant.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import type { Menu } from "./menu.ts";
import { type MenuVisit, walkMenus } from "./walk-menu.ts";

/**
 * Returns whether bills can have taxes: at the rate of one of these restaurants, or of a part of their menus.
 * bill#whose-rate.
 */
export function chargesTaxes(
  restaurants: readonly Pick<RestaurantData, "tax_rate" | "tax_rate_periods">[],
  menus: readonly Menu[],
): boolean {
  const own = restaurants.flatMap(({ tax_rate, tax_rate_periods }) => [tax_rate, ...(tax_rate_periods ?? [])]);
  if (own.some((data) => isTaxed(readTaxRate(data)))) return true;
  for (const visit of walkMenus(menus)) {
    if (visit.kind !== "group" && isTaxed(ownRate(visit))) return true;
  }
  return false;
}

function ownRate(visit: Exclude<MenuVisit<Menu>, { kind: "group" }>): TaxRate | null | undefined {
  switch (visit.kind) {
    case "menu":
      return visit.menu.taxRate;
    case "section":
      return visit.section.taxRate;
    case "item":
      return visit.item.taxRate;
    default:
      return visit.value.taxRate;
  }
}

function isTaxed(rate: TaxRate | null | undefined): boolean {
  return Boolean(rate && !(isZeroRate(rate.tax1) && isZeroRate(rate.tax2)));
}
