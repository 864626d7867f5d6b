import { createContext, use, useMemo, useState } from "react";
import { type RouterContextProvider, createContext as routerContext } from "react-router";
import { FEATURED_ID, type MenusView, type MenuView } from "./dishes/menu-view.ts";
import type { LoadedMenu } from "./load-menu.ts";

/** The dishes of the page that is being answered, which go out as markup alone; null where they are the page's data. */
export const writtenMenusContext = routerContext<MenusView | null>(null);

/** The same for the components that write them; null in the browser, where they stand in the page. */
export const WrittenMenusContext = createContext<MenusView | null>(null);

/** Leaves the dishes out of a page's data, since its markup says them already. */
export function leaveDishesToMarkup(menu: LoadedMenu, context: Readonly<RouterContextProvider>): LoadedMenu {
  const { menus, featured } = menu;
  context.set(writtenMenusContext, { menus, featured });
  return { ...menu, menus: [], featured: [], isInMarkup: true };
}

/** The menus of a page with their sections, and whether dishes stand before them; without dishes where those are markup. */
export type MenuOutline = { readonly menus: readonly MenuView[]; readonly hasFeatured: boolean };

/** Tells what menus and sections the page has: from its data, or from its markup where the dishes are markup alone. */
export function useMenuOutline({ menus, featured, isInMarkup }: LoadedMenu): MenuOutline {
  const written = use(WrittenMenusContext);
  const [inMarkup] = useState(() => (isInMarkup && written === null ? readOutline(document) : null));
  return useMemo(() => {
    if (isInMarkup && inMarkup) return inMarkup;
    const shown = written ?? { menus, featured };
    return { menus: shown.menus, hasFeatured: shown.featured.length > 0 };
  }, [menus, featured, isInMarkup, inMarkup, written]);
}

function readOutline(page: Document): MenuOutline {
  const menus = [...page.querySelectorAll<HTMLElement>("[data-menu]")].map((menu) => ({
    anchor: menu.id,
    name: menu.dataset.menu ?? "",
    sections: [...menu.querySelectorAll("section")].map(({ id, ariaLabel }) => ({
      anchor: id,
      name: ariaLabel ?? "",
      cards: [],
    })),
  }));
  return { menus, hasFeatured: page.getElementById(FEATURED_ID) !== null };
}
