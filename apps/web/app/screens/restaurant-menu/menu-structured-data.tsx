import { use } from "react";
import { restaurantLd } from "../../venue/json-ld.ts";
import { StructuredData } from "../../venue/structured-data.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { type CardView, cardsOf, type MenuView } from "./dishes/menu-view.ts";
import type { LoadedMenu } from "./load-menu.ts";
import { WrittenMenusContext } from "./written-menus.ts";

/** The restaurant and its menu for search engines, which read what the server writes; a browser does not write it again. */
export function MenuStructuredData({ menu }: { readonly menu: LoadedMenu }) {
  const { venue, origin } = useRestaurant();
  const { menus } = use(WrittenMenusContext) ?? menu;
  if (!import.meta.env.SSR) return <StructuredData thing={{}} />;
  const restaurant = restaurantLd(venue, origin);
  const hasMenu = isDescribable(menus) ? { hasMenu: menusLd(menus, `${origin}/${venue.slug}`) } : {};
  return <StructuredData thing={{ ...restaurant, ...hasMenu }} />;
}

/**
 * Menus as schema.org's `Menu`, for `hasMenu` of the restaurant. Prices are those of now; what is sold out is said so. The words of
 * a menu, those of a dish and its address stand in the page itself, and are not said twice.
 */
export function menusLd(menus: readonly MenuView[], url: string): readonly Record<string, unknown>[] {
  return menus.map((menu) => ({
    "@type": "Menu",
    name: menu.name,
    url: `${url}#${menu.anchor}`,
    hasMenuSection: menu.sections.map((section) => ({
      "@type": "MenuSection",
      name: section.name || menu.name,
      hasMenuItem: section.cards.map(itemLd),
    })),
  }));
}

const SCHEMA_DIETS: Readonly<Record<string, string>> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
};

function itemLd(card: CardView): Record<string, unknown> {
  const diets = (card.diets ?? []).flatMap((diet) => SCHEMA_DIETS[diet.toLowerCase()] ?? []);
  return {
    "@type": "MenuItem",
    name: card.name,
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    offers: {
      "@type": "Offer",
      // What is the same for all stands together: so it compresses.
      priceCurrency: "CAD",
      price: (card.cents / 100).toFixed(2),
      ...(card.state === "sold-out" ? { availability: "https://schema.org/SoldOut" } : {}),
    },
  };
}

/** How many dishes a page may describe to search engines before the description weighs more than the menu. */
const LD_DISHES_MAX = 200;

/** Whether the menus are small enough to be described dish by dish. */
function isDescribable(menus: readonly MenuView[]): boolean {
  return cardsOf(menus).length <= LD_DISHES_MAX;
}
