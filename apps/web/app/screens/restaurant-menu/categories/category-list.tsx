import type { ReactNode } from "react";
import type { CategoryGroup, SectionEntry } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";

export type CategoryListProps = {
  readonly groups: readonly CategoryGroup[];
  /** What is being read; null where there is nothing. */
  readonly current: string | null;
  /** The class names of the list, and of the lines that lead to a menu and to a section. */
  readonly look: { readonly list: string; readonly menu: string; readonly section: string };
  /** What the line of a section says beside its name. */
  readonly aside?: (section: SectionEntry) => ReactNode;
  /** Called before a section is gone to. */
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
