import { m } from "@comptoir/messages";
import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { ICON_BUTTON_LOOK } from "../../../ui/icon-button.tsx";
import { SEARCH_ID } from "../search/search-ids.ts";
import type { CategoryGroup } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";
import { SectionSheetButton } from "./section-sheet-button.tsx";
import { useIsAbove } from "./use-is-above.ts";
import { useSectionInView } from "./use-section-in-view.ts";

export type CategoryBarProps = {
  readonly groups: readonly CategoryGroup[];
  /** Whether the menus are listed only in the sheet of sections, and not in the bar. */
  readonly isMenuList: boolean;
  readonly opensSheet: boolean;
};

/**
 * The sticky bar of sections on a phone; it marks the section in view. Its links are anchors that work without
 * script.
 */
export function CategoryBar({ groups, isMenuList, opensSheet }: CategoryBarProps) {
  const current = useSectionInView(groups);
  const isSearchAbove = useIsAbove(SEARCH_ID);
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
      className="sticky top-(--above) z-20 -mx-[clamp(1rem,4vw,2.5rem)] -mt-5 border-b md:-mb-2 border-hairline bg-paper/95 backdrop-blur lg:hidden [@media(max-height:20rem)]:static"
    >
      <div className="page flex items-center gap-1 py-1">
        <SectionSheetButton groups={groups} current={current} isMenuList={isMenuList} startsOpen={opensSheet} />
        {isSearchAbove ? (
          <a
            href={`#${SEARCH_ID}`}
            title={m.menu_search_label()}
            className={`${ICON_BUTTON_LOOK} -ml-2.5`}
            onClick={goToSearch}
          >
            <Search size={20} aria-hidden="true" />
            <span className="visually-hidden">{m.menu_search_label()}</span>
          </a>
        ) : null}
        <div
          ref={row}
          className="relative -mr-4 flex min-w-0 flex-1 items-stretch overflow-x-auto pr-4 [scrollbar-width:none]"
        >
          {groups.map(({ menu, sections }, index) => (
            <div key={menu?.anchor ?? "sections"} className="flex shrink-0 items-stretch">
              {menu && !isMenuList ? (
                <>
                  {index > 0 ? <span aria-hidden="true" className="my-3 mr-1 ml-2 w-px bg-edge" /> : null}
                  <CategoryLink
                    anchor={menu.anchor}
                    isCurrent={current === menu.anchor}
                    className="category-tab font-display font-semibold text-ink!"
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
                  className="category-tab font-medium"
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

function goToSearch(event: React.MouseEvent): void {
  const field = document.getElementById(SEARCH_ID);
  if (field === null) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
