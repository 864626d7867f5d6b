import { m } from "@comptoir/messages";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useDraftState } from "../../studio/draft-context.tsx";
import { isUnpublished } from "../../studio/publication.ts";
import { useThingName } from "../../studio/thing-name.ts";
import { Badge } from "../../ui/badge.tsx";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { MoveDish } from "./move-dish.tsx";
import { thingPage } from "./thing-page.ts";

const SortableLinks = lazy(() => import("./sortable-links.tsx"));

export type PartLinksProps = {
  /** What the list is called. */
  readonly label: string;
  readonly things: readonly string[];
};

/** Lists things of one parent with the ways to their pages, and moves them among each other by buttons or by dragging. */
export function PartLinks(props: PartLinksProps) {
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

export function PartLink({ thing, siblings }: { readonly thing: string; readonly siblings: readonly string[] }) {
  const name = useThingName(thing);
  const isHidden = useDraftState((state) => isUnpublished(state, thing));
  return (
    <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
      <Link
        to={thingPage(thing)}
        draggable={false}
        className="inline-flex min-h-11 min-w-0 grow items-center gap-3 font-medium wrap-anywhere hover:underline"
      >
        {name}
        {isHidden ? <Badge>{m.studio_hidden()}</Badge> : null}
      </Link>
      <MoveDish dish={thing} name={name} siblings={siblings} />
    </span>
  );
}
