import type { MenuDocument } from "@comptoir/contract";
import {
  type DishBeside,
  listedItems,
  type Menu,
  NO_SALES,
  SUGGESTIONS_MAX,
  suggestionsBeside,
  takesPart,
} from "@comptoir/ordering";
import { type KnownDish, plainDishes } from "../../../cart/known-dish.ts";
import { dishState, type Offer } from "./card-state.ts";

type Offered = {
  readonly document: MenuDocument;
  readonly menus: readonly Menu[];
  readonly offer: Offer;
};

/** Returns the dishes to suggest in an opened dish, of those that can be ordered now. menu#suggestions. */
export function dishesBeside(dish: DishBeside, { document, menus, offer }: Offered): readonly KnownDish[] {
  const serving = menus.filter((menu) => takesPart(menu, { type: offer.type, when: offer.ahead }));
  const plainDish = plainDishes(document.menus);
  return suggestionsBeside(listedItems(serving), [dish], document.dish_sales ?? NO_SALES)
    .filter((listing) => dishState(listing, offer) === null)
    .slice(0, SUGGESTIONS_MAX)
    .flatMap((listing) => plainDish(listing) ?? []);
}
