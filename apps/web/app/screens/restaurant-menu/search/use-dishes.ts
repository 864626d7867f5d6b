import { useMemo } from "react";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { MenusView, MenuView } from "../dishes/menu-view.ts";
import type { LoadedMenu } from "../load-menu.ts";

/** Asks for the menus with their dishes; null on a lost network, and then asks again the next time. */
export type AskForDishes = () => Promise<readonly MenuView[] | null>;

/** The dishes of the page, to search them: those that came as data, or fetched once where they came as markup alone. */
export function useDishes({ menus, isInMarkup }: LoadedMenu): AskForDishes {
  const address = useVisitLink()("/dishes.json");
  return useMemo(() => {
    let asked: ReturnType<AskForDishes> | null = isInMarkup ? null : Promise.resolve(menus);
    return () => {
      asked ??= fetchDishes(address).catch(() => {
        asked = null;
        return null;
      });
      return asked;
    };
  }, [menus, isInMarkup, address]);
}

async function fetchDishes(address: string): Promise<readonly MenuView[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The dishes were answered with ${response.status}.`);
  return ((await response.json()) as MenusView).menus;
}
