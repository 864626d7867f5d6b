import { m } from "@comptoir/messages";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import type { CategoryGroup } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";

type MenuListProps = { readonly groups: readonly CategoryGroup[]; readonly startsOpen: boolean };

/** The menus as a list that opens, for venues with `browse_menu_style` other than tabs. */
export function MenuList({ groups, startsOpen }: MenuListProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const menus = groups.flatMap(({ menu }) => menu ?? []);
  return (
    <details ref={list} open={startsOpen} className="relative shrink-0">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 px-2 font-display font-semibold [&::-webkit-details-marker]:hidden">
        {m.menu_menus()}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul
        aria-label={m.menu_choose_menu()}
        className="absolute top-full left-0 z-30 mt-1 flex w-64 flex-col rounded-card border border-hairline bg-raised py-2 shadow-sheet"
        onClickCapture={() => list.current?.removeAttribute("open")}
      >
        {menus.map(({ anchor, name }) => (
          <li key={anchor}>
            <CategoryLink anchor={anchor} className="flex min-h-11 items-center px-4 hover:bg-tint">
              {name}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
