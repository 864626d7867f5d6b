import { useMemo } from "react";
import { useRestaurant, useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { MenusView } from "../dishes/menu-view.ts";
import type { LoadedMenu } from "../load-menu.ts";
import { loadMenuContent } from "../load-menu-content.ts";
import type { NarrowedMenus } from "./narrow-menus.ts";
import type { Narrowing } from "./read-narrowing.ts";

/** Searches and filters the menus of the page. */
export type Search = (wanted: Narrowing) => NarrowedMenus;

/**
 * Loads once what looking for something needs: the rules, the dishes of the page where they came as markup alone, all words of the
 * menus, and what draws the dishes that are found. Null on a lost network, and then loads again the next time.
 */
export function useSearch({ menus, isInMarkup }: LoadedMenu): () => Promise<Search | null> {
  const { slug } = useRestaurant().venue;
  const address = useVisitLink()("/dishes.json");
  return useMemo(() => {
    const load = async (): Promise<Search> => {
      const [{ narrowMenus }, drawn, words] = await Promise.all([
        import("./narrow-menus.ts"),
        isInMarkup ? fetchDishes(address) : menus,
        import("./fetch-menus.ts").then(({ fetchMenus }) => fetchMenus(slug)),
        loadMenuContent(),
        import("./narrowing-parts.tsx"),
      ]);
      return (wanted) => narrowMenus(drawn, words, wanted);
    };
    let loading: Promise<Search | null> | null = null;
    return () => {
      loading ??= load().catch(() => {
        loading = null;
        return null;
      });
      return loading;
    };
  }, [menus, isInMarkup, address, slug]);
}

async function fetchDishes(address: string): Promise<MenusView["menus"]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The dishes were answered with ${response.status}.`);
  return ((await response.json()) as MenusView).menus;
}
