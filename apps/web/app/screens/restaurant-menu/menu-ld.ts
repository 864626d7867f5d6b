import type { Locale } from "@comptoir/messages";
import type { Menu, MenuItem, Offer, RestrictedDiet } from "schema-dts";
import { type CardView, cardsOf, type MenuView } from "./dishes/menu-view.ts";

/** How many dishes a page may describe to search engines before the description weighs more than the menu. */
const DISHES_MAX = 200;

/**
 * Menus as schema.org's `Menu`, for the restaurant; their names alone where there are too many dishes, and nothing where there is no
 * menu, as at a school, whose dishes are those of its days. Prices are those of now; what is sold out is said so. The words of a dish
 * stand in the page itself, and are not said twice. screens#structured-data.
 */
export function menusLd(menus: readonly MenuView[], url: string, inLanguage: Locale): { readonly hasMenu?: Menu[] } {
  if (menus.length === 0) return {};
  const isDescribable = cardsOf(menus).length <= DISHES_MAX;
  const hasMenu: Menu[] = menus.map((menu) => ({
    "@type": "Menu",
    name: menu.name,
    url: `${url}#${menu.anchor}`,
    inLanguage,
    ...(isDescribable ? { hasMenuSection: menu.sections.map((section) => sectionLd(section, menu.name)) } : {}),
  }));
  return { hasMenu };
}

function sectionLd({ name, cards }: MenuView["sections"][number], menuName: string) {
  return { "@type": "MenuSection", name: name || menuName, hasMenuItem: cards.map(itemLd) } as const;
}

const SCHEMA_DIETS: Readonly<Record<string, RestrictedDiet>> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
};

/** The diets of a dish that schema.org has a word for. */
export function dietsLd(diets: readonly string[] | undefined): { readonly suitableForDiet?: RestrictedDiet[] } {
  const known = (diets ?? []).flatMap((diet) => SCHEMA_DIETS[diet.toLowerCase()] ?? []);
  return known.length > 0 ? { suitableForDiet: known } : {};
}

/** What a dish costs, and that it is sold out where it is. */
export function offerLd(cents: number, isSoldOut: boolean): Offer {
  return {
    "@type": "Offer",
    // What is the same for all stands together: so it compresses.
    priceCurrency: "CAD",
    price: (cents / 100).toFixed(2),
    ...(isSoldOut ? { availability: "https://schema.org/SoldOut" } : {}),
  };
}

function itemLd({ name, diets, cents, state }: CardView): MenuItem {
  return { "@type": "MenuItem", name, ...dietsLd(diets), offers: offerLd(cents, state === "sold-out") };
}
