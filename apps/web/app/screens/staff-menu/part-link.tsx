import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { useDraftState } from "../../studio/draft-context.tsx";
import { isUnpublished } from "../../studio/publication.ts";
import { useThingName } from "../../studio/thing-name.ts";
import { Badge } from "../../ui/badge.tsx";
import { MoveDish } from "./move-dish.tsx";
import { thingPage } from "./thing-page.ts";

/** A thing with the way to its page, and the buttons that move it among its siblings. */
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
