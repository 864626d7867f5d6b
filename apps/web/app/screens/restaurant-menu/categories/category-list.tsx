import type { ReactNode } from "react";
import type { CategoryGroup, SectionEntry } from "./category-entries.ts";
import { CategoryLink } from "./category-link.tsx";

export type CategoryListProps = {
  readonly groups: readonly CategoryGroup[];
  readonly current: string | null;
  readonly look: { readonly list: string; readonly menu: string; readonly section: string };
  readonly aside?: (section: SectionEntry) => ReactNode;
  readonly onGo?: () => void;
};

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
