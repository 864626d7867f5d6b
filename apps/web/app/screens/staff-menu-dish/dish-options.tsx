import { m } from "@comptoir/messages";
import { useMemo } from "react";
import { type StudioSession, useDraftState } from "../../studio/draft-context.tsx";
import { idOf } from "../../studio/price-rules.ts";
import { LinkButton } from "../../ui/button.tsx";
import { childrenOf } from "../staff-menu/menu-tree.ts";
import { CopyGroup } from "./copy-group.tsx";
import { OptionGroups } from "./option-groups.tsx";
import { WithinContext } from "./within.ts";

type DishOptionsProps = { readonly dish: string; readonly session: StudioSession; readonly hasOthers: boolean };

/** The option groups of a dish, with those within their options. screens#staff-menu-dish. */
export function DishOptions({ dish, session, hasOthers }: DishOptionsProps) {
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const within = useMemo(() => childrenOf({ things, pending }), [things, pending]);
  return (
    <WithinContext value={within}>
      <section className="flex flex-col gap-5">
        <h2 className="text-lead">{m.studio_dish_options()}</h2>
        <OptionGroups parent={dish} session={session} />
        <CopyGroup dish={dish} session={session} />
        {hasOthers ? (
          <LinkButton to={`/staff/menu/copy?dish=${encodeURIComponent(idOf(dish))}`} className="self-start">
            {m.studio_copy_link_options()}
          </LinkButton>
        ) : null}
      </section>
    </WithinContext>
  );
}
