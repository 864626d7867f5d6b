import { m } from "@comptoir/messages";
import type { NarrowedMenus } from "./narrow-menus.ts";

/** How many dishes were found, and how many are hidden as unconfirmed. law#unconfirmed-allergens. */
export function FoundWords({ narrowed: { count, hiddenUnknown } }: { readonly narrowed: NarrowedMenus }) {
  return (
    <>
      {count > 0 ? <p>{m.menu_results({ count })}</p> : null}
      {count === 0 ? <p className="visually-hidden">{m.menu_no_results_heading()}</p> : null}
      {hiddenUnknown > 0 ? <p className="measure">{m.menu_filters_hidden({ count: hiddenUnknown })}</p> : null}
    </>
  );
}
