import { useMemo } from "react";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { LoadedMenu } from "../load-menu.ts";
import { loadFoundDishes } from "../menu-content.tsx";
import type { NarrowedMenus } from "./narrow-menus.ts";
import type { Narrowing } from "./read-narrowing.ts";

export type Search = (wanted: Narrowing) => NarrowedMenus;

/**
 * Loads the search once: its code, all texts of the menus, and the component for the results.
 * If loading fails, the returned function resolves to null, and the next call retries.
 */
export function useSearch({ menus }: Pick<LoadedMenu, "menus">): () => Promise<Search | null> {
  const { slug } = useRestaurant().venue;
  return useMemo(() => {
    const load = async (): Promise<Search> => {
      const [{ narrowMenus }, words] = await Promise.all([
        import("./narrow-menus.ts"),
        import("../../../venue/fetch-menus.ts").then(({ fetchMenus }) => fetchMenus(slug)),
        loadFoundDishes(),
      ]);
      return (wanted) => narrowMenus(menus, words, wanted);
    };
    let loading: Promise<Search | null> | null = null;
    return () => {
      loading ??= load().catch(() => {
        loading = null;
        return null;
      });
      return loading;
    };
  }, [menus, slug]);
}
