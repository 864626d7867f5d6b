import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import type { CategoryGroup } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";
import { SectionSheetButton } from "./section-sheet-button.tsx";
import { useSectionInView } from "./use-section-in-view.ts";

export type CategoryBarProps = {
  readonly groups: readonly CategoryGroup[];
  /** Whether the menus are listed only in the sheet of sections, and not in the bar. */
  readonly isMenuList: boolean;
  readonly opensSheet: boolean;
};

/**
 * The sections in the bar of a phone or a tablet; it marks the section in view. Its links are anchors that work
 * without script.
 */
export function CategoryBar({ groups, isMenuList, opensSheet }: CategoryBarProps) {
  const current = useSectionInView(groups);
  const row = useRef<HTMLDivElement>(null);
  const first = groups[0]?.sections[0]?.anchor;
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(current ?? "")}"]`);
    if (!chip || !row.current) return;
    // The first section does not push the name of its menu out of the bar.
    const centred = chip.offsetLeft - (row.current.clientWidth - chip.clientWidth) / 2;
    row.current.scrollTo({ left: current === first ? 0 : centred, behavior: "smooth" });
  }, [current, first]);
  return (
    <nav aria-label={m.menu_categories()} className="menu-bar-sections">
      <SectionSheetButton groups={groups} current={current} isMenuList={isMenuList} startsOpen={opensSheet} />
      <div ref={row} className="menu-bar-strip">
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
    </nav>
  );
}
