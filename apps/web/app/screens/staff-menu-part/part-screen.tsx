import { m } from "@comptoir/messages";
import { MENU_FIELDS, MENU_GROUP_FIELDS, SECTION_FIELDS } from "../../studio/dish-fields.ts";
import { useDraftState } from "../../studio/draft-context.tsx";
import { DraftFieldGroup } from "../../studio/draft-control.tsx";
import type { FieldGroup } from "../../studio/field-spec.ts";
import { useThingName } from "../../studio/thing-name.ts";
import { AddDish } from "../staff-menu/add-dish.tsx";
import { AddPart } from "../staff-menu/add-part.tsx";
import type { LoadedThing } from "../staff-menu/load-thing.ts";
import { childrenOf } from "../staff-menu/menu-tree.ts";
import { PartLinks } from "../staff-menu/part-links.tsx";
import { RemoveThing } from "../staff-menu/remove-thing.tsx";
import { ThingFrame } from "../staff-menu/thing-frame.tsx";

/** Everything that a section, a menu or a menu group holds. screens#staff-menu-dish. */
export function PartScreen(props: LoadedThing) {
  const { thing } = props;
  return (
    <ThingFrame {...props} text={m.studio_text()}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-10">
          {groupsOf(thing).map((group) => (
            <DraftFieldGroup key={group.heading()} thing={thing} group={group} />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Content thing={thing} />
          <RemoveThing thing={thing} />
        </div>
      </div>
    </ThingFrame>
  );
}

function groupsOf(thing: string): readonly FieldGroup[] {
  if (thing.startsWith("menu:")) return MENU_FIELDS;
  return thing.startsWith("section:") ? [SECTION_FIELDS] : [MENU_GROUP_FIELDS];
}

/** The sections and dishes within; a menu group has none of its own. */
function Content({ thing }: { readonly thing: string }) {
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const name = useThingName(thing);
  if (thing.startsWith("menu_group:")) return null;
  const within = childrenOf({ things, pending }).get(thing) ?? [];
  return (
    <>
      {thing.startsWith("menu:") ? (
        <section className="flex flex-col gap-4">
          <h2 className="text-lead">{m.studio_sections()}</h2>
          <PartLinks label={m.studio_sections()} things={within.filter((key) => key.startsWith("section:"))} />
          <AddPart kind="section" under={thing} label={m.studio_add_section()} />
        </section>
      ) : null}
      <section className="flex flex-col gap-4">
        <h2 className="text-lead">{m.studio_dishes()}</h2>
        <PartLinks label={m.studio_dishes()} things={within.filter((key) => key.startsWith("item:"))} />
        <AddDish under={thing} name={name} />
      </section>
    </>
  );
}
