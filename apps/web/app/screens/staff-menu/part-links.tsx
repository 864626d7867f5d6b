import { lazy, Suspense } from "react";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { PartLink } from "./part-link.tsx";
import type { SortableLinksProps } from "./sortable-links.tsx";

const SortableLinks = lazy(() => import("./sortable-links.tsx"));

/** Lists things of one parent with the ways to their pages, and moves them among each other by buttons or by dragging. */
export function PartLinks(props: SortableLinksProps) {
  const { things } = props;
  // Dragging needs script, and two things.
  const isSortable = useIsHydrated() && things.length > 1;
  const list = (
    <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
      {things.map((thing) => (
        <li key={thing}>
          <PartLink thing={thing} siblings={things} />
        </li>
      ))}
    </ul>
  );
  if (!isSortable) return list;
  return (
    <Suspense fallback={list}>
      <SortableLinks {...props} />
    </Suspense>
  );
}
