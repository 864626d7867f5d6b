import { m } from "@comptoir/messages";
import { useDraftEdit, useDraftField, useDraftState } from "../../studio/draft-context.tsx";
import { EditProblem } from "../../studio/edit-problem.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { moveEdits } from "./bulk-edits.ts";
import { listMenus, sectionsOf } from "./menu-tree.ts";

/** The section, or the menu, that a dish is in. Moving it puts it last there. */
export function PlaceSelect({ thing }: { readonly thing: string }) {
  const edit = useDraftEdit();
  const { value, pending } = useDraftField(thing, "under");
  const things = useDraftState((state) => state.things);
  const edits = useDraftState((state) => state.pending);
  const draft = { things, pending: edits };
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        id="dish-place"
        label={m.studio_where()}
        error={pending?.state.kind === "refused" ? pending.state.message : null}
        value={String(value ?? "")}
        options={sectionsOf(draft, listMenus(draft))}
        onChange={({ target }) => edit(moveEdits([thing], target.value))}
      />
      <EditProblem thing={thing} field="under" />
    </div>
  );
}
