import { restaurantLd } from "../../venue/json-ld.ts";
import { StructuredData } from "../../venue/structured-data.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { isDescribable, menusLd } from "./menu-ld.ts";
import type { MenuView } from "./menu-view.ts";

/** The restaurant and its menu for search engines, which read what the server writes; a browser does not write it again. */
export function MenuStructuredData({ menus }: { readonly menus: readonly MenuView[] }) {
  const { venue, origin } = useRestaurant();
  if (!import.meta.env.SSR) return <StructuredData thing={{}} />;
  const restaurant = restaurantLd(venue, origin);
  const hasMenu = isDescribable(menus) ? { hasMenu: menusLd(menus, `${origin}/${venue.slug}`) } : {};
  return <StructuredData thing={{ ...restaurant, ...hasMenu }} />;
}
