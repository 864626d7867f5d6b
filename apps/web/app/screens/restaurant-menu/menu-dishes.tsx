import { use } from "react";
import { AsWritten } from "../../ui/as-written.tsx";
import { island } from "../../ui/island.ts";
import type { LoadedMenu } from "./load-menu.ts";
import { loadMenuContent } from "./load-menu-content.ts";
import type { NarrowingState } from "./search/narrowing-state.ts";
import { WrittenMenusContext } from "./written-menus.ts";

type MenuDishesProps = { readonly menu: LoadedMenu; readonly narrowing: NarrowingState };

/** The server draws them at once; a browser fetches the script for it when there is something to draw. */
const MenuContent = island(loadMenuContent, import.meta.env.SSR && (await loadMenuContent()).default);

/** The dishes: as the server wrote them, or drawn here after a search and on the way back from another screen. */
export function MenuDishes({ menu, narrowing }: MenuDishesProps) {
  if (!menu.isInMarkup || narrowing.narrowed !== null) return <MenuContent menu={menu} narrowing={narrowing} />;
  return (
    <AsWritten name="dishes">
      {import.meta.env.SSR ? <WrittenContent menu={menu} narrowing={narrowing} /> : null}
    </AsWritten>
  );
}

function WrittenContent({ menu, narrowing }: MenuDishesProps) {
  return <MenuContent menu={{ ...menu, ...use(WrittenMenusContext) }} narrowing={narrowing} />;
}
