import { m } from "@comptoir/messages";
import { ChevronDown, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { ICON_BUTTON_LOOK } from "../../../ui/icon-button.tsx";
import { SEARCH_ID } from "../search/menu-search.tsx";
import { type CategoryGroup, followedAnchors } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";
import { useSectionInView } from "./use-section-in-view.ts";

export type CategoryBarProps = {
  readonly groups: readonly CategoryGroup[];
  /** Shows the menus as a list that opens, instead of among the sections; `startsOpen` opens it with the page. */
  readonly menuList: { readonly startsOpen: boolean } | null;
};

const CHIP =
  "inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2.5 text-small whitespace-nowrap text-ink-soft hover:text-ink aria-[current=true]:border-accent-ink aria-[current=true]:text-ink";

/** The bar that stays above the menu on a phone and follows the scroll. Plain anchors before any script has run. */
export function CategoryBar({ groups, menuList }: CategoryBarProps) {
  const current = useSectionInView(followedAnchors(groups));
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(current ?? "")}"]`);
    if (!chip || !row.current) return;
    row.current.scrollTo({
      left: chip.offsetLeft - (row.current.clientWidth - chip.clientWidth) / 2,
      behavior: "smooth",
    });
  }, [current]);
  return (
    <nav
      aria-label={m.menu_categories()}
      className="sticky top-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] -mt-5 -mb-2 border-b border-hairline bg-paper/95 backdrop-blur lg:hidden"
    >
      <div className="page flex items-center gap-1 py-1">
        <a
          href={`#${SEARCH_ID}`}
          title={m.menu_search_label()}
          className={`${ICON_BUTTON_LOOK} -ml-2.5`}
          onClick={goToSearch}
        >
          <Search size={20} aria-hidden="true" />
          <span className="visually-hidden">{m.menu_search_label()}</span>
        </a>
        {menuList ? <MenuList groups={groups} startsOpen={menuList.startsOpen} /> : null}
        <div
          ref={row}
          className="relative -mr-4 flex min-w-0 flex-1 items-stretch overflow-x-auto pr-4 [scrollbar-width:none]"
        >
          {groups.map(({ menu, sections }, index) => (
            <div key={menu?.anchor ?? "sections"} className="flex shrink-0 items-stretch">
              {menu && !menuList ? (
                <>
                  {index > 0 ? <span aria-hidden="true" className="my-3 mr-1 ml-2 w-px bg-edge" /> : null}
                  <CategoryLink
                    anchor={menu.anchor}
                    isCurrent={current === menu.anchor}
                    className={`${CHIP} font-display font-semibold text-ink!`}
                  >
                    {menu.name}
                  </CategoryLink>
                </>
              ) : null}
              {sections.map(({ anchor, name }) => (
                <CategoryLink
                  key={anchor}
                  anchor={anchor}
                  isCurrent={current === anchor}
                  className={`${CHIP} font-medium`}
                >
                  {name}
                </CategoryLink>
              ))}
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** The menus as a list that opens, for venues with `browse_menu_style` other than tabs. */
function MenuList({ groups, startsOpen }: { readonly groups: readonly CategoryGroup[]; readonly startsOpen: boolean }) {
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

function goToSearch(event: React.MouseEvent): void {
  const field = document.getElementById(SEARCH_ID);
  if (field === null) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
