import type { ReactNode } from "react";
import type { CategoryGroup, SectionEntry } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";

export type CategoryListProps = {
  readonly groups: readonly CategoryGroup[];
  /** The anchor of the section in view; null for none. */
  readonly current: string | null;
  /** The class names of the list, of its menus and of its sections. */
  readonly look: { readonly list: string; readonly menu: string; readonly section: string };
  /** Renders additional content beside a section's name. */
  readonly aside?: (section: SectionEntry) => ReactNode;
  /** Called before scrolling to a section. */
  readonly onGo?: () => void;
};

/** The menus, each with its sections below it, as links. */
export function CategoryList({ groups, current, look, aside, onGo }: CategoryListProps) {
  const linkTo = (anchor: string) => ({ anchor, isCurrent: current === anchor, ...(onGo ? { onGo } : {}) });
  return (
    <ul className={look.list}>
      {groups.map(({ menu, sections }) => (
        <li key={menu?.anchor ?? sections[0]?.anchor ?? "only"}>
          {menu ? (
            <CategoryLink {...linkTo(menu.anchor)} className={look.menu}>
              {menu.name}
            </CategoryLink>
          ) : null}
          <ul>
            {sections.map((section) => (
              <li key={section.anchor}>
                <CategoryLink {...linkTo(section.anchor)} className={look.section}>
                  {aside ? (
                    <span className="min-w-0">
                      {section.name}
                      {aside(section)}
                    </span>
                  ) : (
                    section.name
                  )}
                </CategoryLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
