import { useState } from "react";
import { Checkbox } from "../ui/checkbox.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { useDraftField, useDraftState } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { fieldId } from "./field-id.ts";
import { isUnpublished } from "./publication.ts";

type ChoiceProps = {
  readonly thing: string;
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
};

type DraftFlagProps = ChoiceProps & {
  /** What holds if the field is absent. */
  readonly byDefault: boolean;
};

/** A field that is true or false. Its default is absent, unless the file has said it in full. */
export function DraftFlag({ thing, field, label, hint, byDefault }: DraftFlagProps) {
  const { value, pending, edit } = useDraftField(thing, field);
  const [first] = useState(value);
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        id={fieldId(thing, field)}
        bare={true}
        label={label}
        description={hint}
        error={pending?.state.kind === "refused" ? pending.state.message : null}
        checked={typeof value === "boolean" ? value : byDefault}
        onChange={({ target: { checked } }) => edit(checked === byDefault && checked !== first ? null : checked)}
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}

/** Whether guests see a thing. menu#publication. */
export function DraftPublished({ thing, label, hint }: Omit<ChoiceProps, "field">) {
  const { edit } = useDraftField(thing, "published_at");
  const isHidden = useDraftState((state) => isUnpublished(state, thing));
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        id={fieldId(thing, "published_at")}
        bare={true}
        label={label}
        description={hint}
        checked={!isHidden}
        onChange={({ target: { checked } }) => edit(checked ? new Date().toISOString() : null)}
      />
      <EditProblem thing={thing} field="published_at" />
    </div>
  );
}

type DraftSelectProps = ChoiceProps & {
  /** The words of the absent field. */
  readonly absent: string;
  /** Values that mean the same. */
  readonly sameAsAbsent?: readonly string[] | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A field with one of several values, or none. A value that is not listed stays until another is chosen. */
export function DraftSelect({ thing, field, absent, sameAsAbsent = [], options, ...words }: DraftSelectProps) {
  const { value, pending, edit } = useDraftField(thing, field);
  const chosen = value === null || sameAsAbsent.includes(String(value)) ? "" : String(value);
  const isListed = chosen === "" || options.some((option) => option.value === chosen);
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        id={fieldId(thing, field)}
        {...words}
        error={pending?.state.kind === "refused" ? pending.state.message : null}
        placeholder={absent}
        options={isListed ? options : [...options, { value: chosen, label: chosen }]}
        value={chosen}
        onChange={({ target }) => edit(target.value === "" ? null : target.value)}
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}
