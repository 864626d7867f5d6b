import { TextField } from "../ui/field.tsx";
import { useDraftField } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { fieldId } from "./field-id.ts";
import { localInput } from "./local-input.ts";
import { useTyped } from "./use-typed.ts";

export type DraftMomentFieldProps = {
  readonly thing: string;
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** The venue's, by whose clock the time is typed and shown. */
  readonly zone: string;
};

/** A date and time of a thing, which is saved in the draft when the field is left. venue#file-instants. */
export function DraftMomentField({ thing, field, label, hint, zone }: DraftMomentFieldProps) {
  const { value, pending, edit } = useDraftField(thing, field);
  const shown = typeof value === "string" ? localInput(value, zone) : "";
  const typing = useTyped(shown, (text) => edit(text === "" ? null : text));
  const error = pending?.state.kind === "refused" ? pending.state.message : null;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={fieldId(thing, field)}
        type="datetime-local"
        optional={true}
        {...{ label, hint, error }}
        {...typing}
        className="max-w-full"
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}
