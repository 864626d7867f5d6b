import { m } from "@comptoir/messages";
import { useDeferredValue, useMemo } from "react";
import { useDraftState } from "../../studio/draft-context.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { AddPart } from "./add-part.tsx";
import { childrenOf } from "./menu-tree.ts";
import { PartLinks } from "./part-links.tsx";

/** The menus and menu groups with the ways to their pages, and forms that add one. */
export function Structure() {
  const things = useDeferredValue(useDraftState((state) => state.things));
  const pending = useDeferredValue(useDraftState((state) => state.pending));
  const parts = useMemo(() => childrenOf({ things, pending }).get("restaurant") ?? [], [things, pending]);
  const groups = parts.filter((key) => key.startsWith("menu_group:"));
  return (
    <Disclosure summary={<span className="text-lead">{m.studio_structure()}</span>}>
      <div className="flex flex-col gap-6 pt-2">
        <PartLinks label={m.studio_structure()} things={parts.filter((key) => key.startsWith("menu:"))} />
        <AddPart kind="menu" under="restaurant" label={m.studio_add_menu()} />
        {groups.length > 0 ? <h2 className="font-semibold">{m.studio_menu_groups()}</h2> : null}
        <PartLinks label={m.studio_menu_groups()} things={groups} />
        <AddPart kind="menu_group" under="restaurant" label={m.studio_add_menu_group()} />
      </div>
    </Disclosure>
  );
}
