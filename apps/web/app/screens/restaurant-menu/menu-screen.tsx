import { m } from "@comptoir/messages";
import { Suspense, useMemo } from "react";
import { AllergyControl } from "../../allergies/allergy-control.tsx";
import { DishMarksProvider } from "../../allergies/dish-marks.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { useShowsCart } from "../restaurant/ordering-gate.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { OrderUnderWay } from "../restaurant-order/last-order.tsx";
import { CartAside } from "./cart/cart-aside.tsx";
import { CartBar } from "./cart/cart-bar.tsx";
import { CategoryBar } from "./categories/category-bar.tsx";
import { categoryGroups } from "./categories/category-entries.ts";
import { CategorySidebar } from "./categories/category-sidebar.tsx";
import { lookOfVenue } from "./dishes/card-look.ts";
import { DISHES_ID } from "./dishes/menu-view.ts";
import { ChargesWords } from "./head/charges.tsx";
import { MenuFacts, MenuHead } from "./head/menu-head.tsx";
import { MenuNotices } from "./head/menu-notices.tsx";
import type { LoadedMenu } from "./load-menu.ts";
import { MenuContent } from "./menu-content.tsx";
import { FoundWords } from "./search/found-words.tsx";
import { MenuSearch } from "./search/menu-search.tsx";
import type { NarrowingState } from "./search/narrowing-state.ts";
import { useNarrowing } from "./search/use-narrowing.ts";

const OrderAgain = lazyPart(() => import("./again/order-again.tsx"));

/** The menu of a venue: everything on one page, to read, to search and to order from. screens#menu-screen. */
export function MenuScreen({ menu }: { readonly menu: LoadedMenu }) {
  const { venue } = useRestaurant();
  const narrowing = useNarrowing(menu);
  const showsCart = useShowsCart();
  const { narrowed } = narrowing;
  const groups = useMemo(() => {
    if (narrowed === null) return categoryGroups(menu);
    return narrowed.results === null ? categoryGroups({ menus: narrowed.menus, featured: [] }) : [];
  }, [menu, narrowed]);
  return (
    <VenueFrame
      above={
        // A banner may precede this link, which is then not the page's first one and must be inside a landmark.
        <nav aria-label={m.menu_skip_to_dishes()}>
          <SkipLink to={DISHES_ID}>{m.menu_skip_to_dishes()}</SkipLink>
        </nav>
      }
      head={<MenuHead queue={menu.queue} />}
      hasSwitch={true}
      bar={<MenuBar showsCart={showsCart} />}
    >
      <div className="page flex flex-col gap-2 pt-2.5 md:gap-4 md:pt-6">
        <MenuFacts charges={menu.charges} queue={menu.queue} delivery={menu.delivery} />
        <MenuNotices offers={menu.offers} queue={menu.queue} note={<ChargesWords charges={menu.charges} />} />
      </div>
      <div
        data-look={lookOfVenue(venue)}
        className={`page grid grow gap-x-8 lg:grid-cols-[11rem_minmax(0,1fr)] ${showsCart ? "xl:grid-cols-[11rem_minmax(0,1fr)_19rem]" : ""}`}
      >
        <div className="hidden lg:block">
          <CategorySidebar groups={groups} />
        </div>
        <DishMarksProvider slug={venue.slug}>
          <div className="flex min-w-0 flex-col gap-4 pt-1 md:gap-6 md:pt-3 lg:gap-8 lg:pt-8">
            {menu.menus.length > 0 ? (
              <div className="menu-bar">
                {groups.length > 0 ? (
                  <CategoryBar
                    groups={groups}
                    isMenuList={venue.browseStyle === "list" && menu.menus.length > 1}
                    opensSheet={menu.opensMenuList}
                  />
                ) : null}
                <MenuSearch narrowing={narrowing} offered={menu.filters} />
                <AllergyControl />
              </div>
            ) : null}
            <NarrowedWords narrowing={narrowing} />
            <div id={DISHES_ID} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none md:gap-8 lg:gap-10">
              <Suspense fallback={null}>
                {menu.again.length > 0 && narrowed === null ? <OrderAgain items={menu.again} /> : null}
              </Suspense>
              <MenuContent menu={menu} narrowing={narrowing} />
            </div>
          </div>
        </DishMarksProvider>
        {showsCart ? <CartAside charges={menu.charges} /> : null}
      </div>
    </VenueFrame>
  );
}

/** The foot of the menu: the current order and the cart. Their appearance shifts no content. */
function MenuBar({ showsCart }: { readonly showsCart: boolean }) {
  return (
    <div className="foot-bar empty:hidden">
      <OrderUnderWay />
      {showsCart ? <CartBar /> : null}
    </div>
  );
}

function NarrowedWords({ narrowing }: { readonly narrowing: NarrowingState }) {
  const { narrowed, progress } = narrowing;
  return (
    <div role="status" className="flex flex-col gap-1 text-small text-ink-soft empty:hidden">
      {progress === "failed" ? <p className="measure">{m.menu_search_failed()}</p> : null}
      {narrowed === null ? null : <FoundWords narrowed={narrowed} />}
    </div>
  );
}
