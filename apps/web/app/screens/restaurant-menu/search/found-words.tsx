import { m } from "@comptoir/messages";
import { tableOfVisit } from "../../../visit/visit.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { phoneAddress } from "../../restaurant/ways-to-venue.tsx";
import type { NarrowedMenus } from "./narrow-menus.ts";

/** How many dishes were found, and how many are hidden as unconfirmed. law#unconfirmed-allergens. */
export function FoundWords({ narrowed: { count, hiddenUnknown, lacksDiets } }: { readonly narrowed: NarrowedMenus }) {
  return (
    <>
      {count > 0 ? <p>{m.menu_results({ count })}</p> : null}
      {count === 0 ? <p className="visually-hidden">{m.menu_results_none()}</p> : null}
      {lacksDiets ? <AskAboutDiets /> : null}
      {hiddenUnknown > 0 && !lacksDiets ? (
        <p className="measure">{m.menu_filters_hidden({ count: hiddenUnknown })}</p>
      ) : null}
    </>
  );
}

/** Says that the menu declares no diets, and whom to ask: the staff at a table, otherwise the venue's phone. */
function AskAboutDiets() {
  const { venue, visit } = useRestaurant();
  const asksStaff = venue.phone === null || tableOfVisit(visit) !== null;
  return (
    <p className="measure text-ink">
      {m.menu_diets_undeclared()} {asksStaff ? m.menu_diets_ask_staff() : m.menu_diets_ask_venue()}{" "}
      {asksStaff || venue.phone === null ? null : (
        <a href={phoneAddress(venue.phone)} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {venue.phone}
        </a>
      )}
    </p>
  );
}
