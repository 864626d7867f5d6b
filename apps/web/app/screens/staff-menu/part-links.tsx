import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { useDraftState } from "../../studio/draft-context.tsx";
import { isUnpublished } from "../../studio/publication.ts";
import { useThingName } from "../../studio/thing-name.ts";
import { Badge } from "../../ui/badge.tsx";
import { MoveDish } from "./move-dish.tsx";
import { thingPage } from "./thing-page.ts";

/** Lists things of one parent with the ways to their pages, and moves them among each other. */
export function PartLinks({ things }: { readonly things: readonly string[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
      {things.map((thing) => (
        <li key={thing}>
          <PartLink thing={thing} siblings={things} />
        </li>
      ))}
    </ul>
  );
}

function PartLink({ thing, siblings }: { readonly thing: string; readonly siblings: readonly string[] }) {
  const name = useThingName(thing);
  const isHidden = useDraftState((state) => isUnpublished(state, thing));
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Link
        to={thingPage(thing)}
        className="inline-flex min-h-11 min-w-0 grow items-center gap-3 font-medium wrap-anywhere hover:underline"
      >
        {name}
        {isHidden ? <Badge>{m.studio_hidden()}</Badge> : null}
      </Link>
      <MoveDish dish={thing} name={name} siblings={siblings} />
    </span>
  );
}
