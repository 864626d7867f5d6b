import { useDraftField } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { fieldId } from "./field-id.ts";
import { PictureControl } from "./picture-control.tsx";

type DraftPictureProps = {
  readonly thing: string;
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly ratio?: number | undefined;
};

/** A picture of a thing of the draft. Undo brings the earlier one back. studio#uploaded-pictures. */
export function DraftPicture({ thing, field, label, hint, ratio }: DraftPictureProps) {
  const { value, pending, edit } = useDraftField(thing, field);
  return (
    <div className="flex flex-col gap-2">
      <PictureControl
        {...{ label, hint }}
        id={fieldId(thing, field)}
        value={typeof value === "string" && value !== "" ? value : null}
        error={pending?.state.kind === "refused" ? pending.state.message : null}
        ratio={ratio ?? null}
        onChange={edit}
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}
