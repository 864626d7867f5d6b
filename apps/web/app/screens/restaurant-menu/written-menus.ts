import { createContext, use, useMemo, useState } from "react";
import { type RouterContextProvider, createContext as routerContext } from "react-router";
import { FEATURED_ID, type MenusView } from "./dishes/menu-view.ts";
import type { LoadedMenu } from "./load-menu.ts";

/** The dishes of the page that is being answered, which go out as markup alone; null where they are the page's data. */
export const writtenMenusContext = routerContext<MenusView | null>(null);

/** The same for the components that write them; null in the browser, where they stand in the page. */
export const WrittenMenusContext = createContext<MenusView | null>(null);

/** Leaves the dishes out of a page's data, since its markup says them already. */
export function leaveDishesToMarkup<Menu extends LoadedMenu>(
  menu: Menu,
  context: Readonly<RouterContextProvider>,
): Menu {
  const { menus, featured } = menu;
  context.set(writtenMenusContext, { menus, featured });
  return { ...menu, menus: [], featured: [], isInMarkup: true };
}

/**
 * The menus of a page with their sections, and how many dishes stand in each and before them all: what leads through the menu.
 * It is the same whether the dishes are data or markup alone.
 */
export type MenuOutline = {
  readonly menus: readonly {
    readonly anchor: string;
    readonly name: string;
    readonly sections: readonly { readonly anchor: string; readonly name: string; readonly dishes: number }[];
  }[];
  readonly featured: number;
};

/** Tells what menus and sections the page has: from its data, or from its markup where the dishes are markup alone. */
export function useMenuOutline({ menus, featured, isInMarkup }: LoadedMenu): MenuOutline {
  const written = use(WrittenMenusContext);
  const [inMarkup] = useState(() => (isInMarkup && written === null ? readOutline(document) : null));
  return useMemo(() => {
    if (isInMarkup && inMarkup) return inMarkup;
    return outlineOf(written ?? { menus, featured });
  }, [menus, featured, isInMarkup, inMarkup, written]);
}

/** The outline of menus that are there as data. */
export function outlineOf({ menus, featured }: MenusView): MenuOutline {
  return {
    menus: menus.map(({ anchor, name, sections }) => ({
      anchor,
      name,
      sections: sections.map((section) => ({
        anchor: section.anchor,
        name: section.name,
        dishes: section.cards.length,
      })),
    })),
    featured: featured.length,
  };
}

function readOutline(page: Document): MenuOutline {
  const dishesIn = (part: Element | null) => part?.getElementsByTagName("article").length ?? 0;
  const menus = [...page.querySelectorAll<HTMLElement>("[data-menu]")].map((menu) => ({
    anchor: menu.id,
    name: menu.dataset.menu ?? "",
    sections: [...menu.querySelectorAll("section")].map((section) => ({
      anchor: section.id,
      name: section.ariaLabel ?? "",
      dishes: dishesIn(section),
    })),
  }));
  return { menus, featured: dishesIn(page.getElementById(FEATURED_ID)) };
}
