import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import type { CategoryGroup } from "./category-entries.ts";
import { CategoryList } from "./category-list.tsx";
import { useSectionInView } from "./use-section-in-view.ts";

export function CategorySidebar({ groups }: { readonly groups: readonly CategoryGroup[] }) {
  const current = useSectionInView(groups);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(current ?? "")}"]`);
    if (!link || !list.current) return;
    list.current.scrollTo({ top: link.offsetTop - list.current.clientHeight / 2, behavior: "smooth" });
  }, [current]);
  return (
    <nav
      ref={list}
      aria-label={m.menu_categories()}
      className="sticky top-(--above) hidden max-h-[calc(100dvh-var(--above))] overflow-y-auto py-8 [scrollbar-width:thin] lg:block"
    >
      <CategoryList groups={groups} current={current} look={LOOK} />
    </nav>
  );
}

const LOOK = {
  list: "flex flex-col gap-5",
  menu: "category-line font-display text-body! font-semibold text-ink!",
  section: "category-line category-of-menu",
};
