import { m } from "@comptoir/messages";
import { useMemo } from "react";
import { useCart } from "../../cart/use-cart.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { CartAside } from "./cart/cart-aside.tsx";
import { CartBar } from "./cart/cart-bar.tsx";
import { CategoryBar } from "./categories/category-bar.tsx";
import { categoryGroups } from "./categories/category-entries.ts";
import { CategorySidebar } from "./categories/category-sidebar.tsx";
import type { CardLook } from "./dishes/card-look.ts";
import { DishLinks } from "./dishes/dish-links.tsx";
import { FeaturedSection } from "./dishes/menu-sections.tsx";
import { MenuHead } from "./head/menu-head.tsx";
import { MenuNotices } from "./head/menu-notices.tsx";
import type { LoadedMenu } from "./load-menu.ts";
import { MenuContent } from "./menu-content.tsx";
import { useShowsCart } from "./ordering-gate.ts";
import { MenuSearch } from "./search/menu-search.tsx";
import { type NarrowingState, useNarrowing } from "./search/use-narrowing.ts";

/** The menu of a venue: everything on one page, to read, to search and to order from. screens#menu-screen. */
export function MenuScreen({ menu }: { readonly menu: LoadedMenu }) {
  const { venue } = useRestaurant();
  const narrowing = useNarrowing(menu.menus, menu.narrowed);
  const showsCart = useShowsCart();
  const { narrowed } = narrowing;
  const isNarrowed = narrowed.menus !== menu.menus || narrowed.results !== null;
  const hasFeatured = menu.featured.length > 0 && !isNarrowed;
  const groups = useMemo(
    () => (narrowed.results === null ? categoryGroups(narrowed.menus, hasFeatured) : []),
    [narrowed, hasFeatured],
  );
  const look: CardLook = venue.cardStyle === "compact" || venue.cardStyle === "text" ? venue.cardStyle : "picture";
  const isTabs = (venue.browseStyle ?? "tabs") === "tabs";
  return (
    <VenueFrame headerAside={<TakeOutTag />} bar={showsCart ? <CartBar /> : null} isWide={true}>
      <div className="page flex flex-col gap-5 pt-4 pb-4 md:pt-6 lg:pb-2">
        <MenuHead charges={menu.charges} queue={menu.queue} />
        <MenuNotices offers={menu.offers} />
      </div>
      <div
        data-look={look}
        className={`page grid grow gap-x-10 lg:grid-cols-[11rem_minmax(0,1fr)] ${showsCart ? "xl:grid-cols-[11rem_minmax(0,1fr)_19rem]" : ""}`}
      >
        <div className="hidden lg:block">
          <CategorySidebar groups={groups} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:gap-10 lg:pt-8">
          {menu.menus.length > 0 ? <MenuSearch narrowing={narrowing} offered={menu.filters} /> : null}
          {groups.length > 0 ? (
            <CategoryBar groups={groups} menuList={isTabs && !menu.opensMenuList ? null : listOf(menu)} />
          ) : null}
          <NarrowedWords narrowing={narrowing} />
          <DishLinks>
            {hasFeatured ? <FeaturedSection menus={menu.menus} featured={menu.featured} look={look} /> : null}
            <MenuContent menu={menu} narrowing={narrowing} look={look} />
          </DishLinks>
        </div>
        {showsCart ? <CartAside charges={menu.charges} /> : null}
      </div>
    </VenueFrame>
  );
}

/** Says that the order is taken out, where a table's number would stand. */
function TakeOutTag() {
  const type = useCart((cart) => cart.terms.type);
  if (type !== "take-out") return null;
  return (
    <span className="rounded-full bg-tint px-3 py-1 text-small font-semibold whitespace-nowrap">
      {m.menu_take_out_tag()}
    </span>
  );
}

/** A list of menus makes sense where there are several. */
function listOf({ menus, opensMenuList }: LoadedMenu): { readonly startsOpen: boolean } | null {
  return menus.length > 1 ? { startsOpen: opensMenuList } : null;
}

/** How many dishes were found, said as it changes, and how many are hidden as unconfirmed. law#unconfirmed-allergens. */
function NarrowedWords({ narrowing: { narrowed } }: { readonly narrowing: NarrowingState }) {
  const { results, hiddenUnknown } = narrowed;
  return (
    <div role="status" className="-my-4 flex flex-col gap-1 text-small text-ink-soft lg:-my-5">
      {results !== null && results.length > 0 ? <p>{m.menu_results({ count: results.length })}</p> : null}
      {hiddenUnknown > 0 ? <p className="measure">{m.menu_filters_hidden({ count: hiddenUnknown })}</p> : null}
    </div>
  );
}
