import { m } from "@comptoir/messages";
import { ORDER_TYPE_RULES } from "@comptoir/ordering";
import { memo, Suspense } from "react";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { carryVisit } from "../../visit/visit.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { type CardLook, lookOfVenue } from "./dishes/card-look.ts";
import { FeaturedSection, MenuSections } from "./dishes/menu-sections.tsx";
import type { MenusView } from "./dishes/menu-view.ts";
import type { LoadedMenu } from "./load-menu.ts";
import type { NarrowingState } from "./search/narrowing-state.ts";

export type MenuContentProps = {
  readonly menu: Pick<LoadedMenu, "menus" | "featured" | "hiddenByType" | "offers">;
  readonly narrowing: NarrowingState;
};

export const loadFoundDishes = () => import("./search/found-dishes.tsx");
const FoundDishes = lazyPart(async () => ({ default: (await loadFoundDishes()).FoundDishes }));

export function MenuContent({ menu, narrowing }: MenuContentProps) {
  const { venue } = useRestaurant();
  const look = lookOfVenue(venue);
  const { narrowed, clearAll } = narrowing;
  if (narrowed === null) {
    if (menu.menus.length === 0) return <NoMenu menu={menu} />;
    return <AllDishes menus={menu.menus} featured={menu.featured} look={look} />;
  }
  const { results, menus } = narrowed;
  if (results !== null) {
    return (
      <Suspense fallback={null}>
        <FoundDishes results={results} narrowing={narrowing} />
      </Suspense>
    );
  }
  if (menus.length === 0) {
    return (
      <EmptyState
        heading={m.menu_no_results_heading()}
        action={<Button onClick={clearAll}>{m.menu_show_all()}</Button>}
      >
        {m.menu_no_results_text()}
      </EmptyState>
    );
  }
  return <MenuSections menus={menus} look={look} />;
}

/** The complete menu. Memoized, so that typing into the search does not rerender it. */
const AllDishes = memo(function AllDishes(props: MenusView & { readonly look: CardLook }) {
  return (
    <>
      <FeaturedSection {...props} />
      <MenuSections menus={props.menus} look={props.look} />
    </>
  );
});

function NoMenu({ menu: { hiddenByType, offers } }: Pick<MenuContentProps, "menu">) {
  const { venue, visit } = useRestaurant();
  const canTakeOut = hiddenByType !== null && ORDER_TYPE_RULES[hiddenByType].inHouse && offers.takeout;
  return (
    <EmptyState
      heading={m.menu_empty_heading()}
      action={
        canTakeOut ? (
          <LinkButton to={carryVisit(`/${venue.slug}`, { ...visit, tableNum: null, takeout: true })} tone="primary">
            {m.menu_take_out()}
          </LinkButton>
        ) : null
      }
    >
      {canTakeOut ? m.menu_empty_at_table() : hiddenByType ? m.menu_empty_to_go() : m.menu_empty_text()}
    </EmptyState>
  );
}
