import type { Locale } from "@comptoir/messages";
import type { Menu, MenuItem, Offer, RestrictedDiet } from "schema-dts";
import { type CardView, cardsOf, type MenuView } from "./dishes/menu-view.ts";

/** The maximum number of dishes in a page's structured data: more would outweigh the menu itself. */
const DISHES_MAX = 200;

/**
 * Returns menus as schema.org's `Menu`. screens#structured-data. Descriptions are omitted, since the page contains
 * them. With more than `DISHES_MAX` dishes, only the menus' names are returned.
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

export function dietsLd(diets: readonly string[] | undefined): { readonly suitableForDiet?: RestrictedDiet[] } {
  const known = (diets ?? []).flatMap((diet) => SCHEMA_DIETS[diet.toLowerCase()] ?? []);
  return known.length > 0 ? { suitableForDiet: known } : {};
}

export function offerLd(cents: number, isSoldOut: boolean): Offer {
  return {
    "@type": "Offer",
    // Constant fields are adjacent, which compresses better.
    priceCurrency: "CAD",
    price: (cents / 100).toFixed(2),
    ...(isSoldOut ? { availability: "https://schema.org/SoldOut" } : {}),
  };
}

function itemLd({ name, diets, cents, state }: CardView): MenuItem {
  return { "@type": "MenuItem", name, ...dietsLd(diets), offers: offerLd(cents, state === "sold-out") };
}
