import { m } from "@comptoir/messages";
import { KEY_SCOPES } from "@comptoir/ordering";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { PartForm } from "../profile/part-form.tsx";
import type { KeysAnswer } from "./keys-answer.ts";
import { scopeWords } from "./scope-words.ts";

/** For how many days a key is made; the empty text is for a key without an end. */
const ENDS = [
  { value: "", label: () => m.staff_key_ends_never() },
  { value: "30", label: () => m.staff_key_ends_30() },
  { value: "90", label: () => m.staff_key_ends_90() },
  { value: "365", label: () => m.staff_key_ends_365() },
];

/** Adds a key: for which system, what it may do, and until when. partners#partner-keys. */
export function AddKeyForm({ answer }: { readonly answer: KeysAnswer | undefined }) {
  const refused = answer?.isSaved === false ? answer : undefined;
  const { typed = {}, faults = {}, scopes = [] } = refused ?? {};
  return (
    <PartForm form="add" answer={refused} tone="primary" submit={m.staff_key_submit()}>
      <TextField
        id="key-name"
        name="name"
        label={m.staff_key_name()}
        hint={m.staff_key_name_hint()}
        defaultValue={typed.name ?? ""}
        error={faults.name}
        maxLength={60}
        autoComplete="off"
      />
      <ChoiceGroup legend={m.staff_key_scopes()} error={faults.scopes}>
        {KEY_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            name="scope"
            value={scope}
            label={scopeWords(scope).label}
            description={scopeWords(scope).text}
            defaultChecked={scopes.includes(scope)}
          />
        ))}
      </ChoiceGroup>
      <SelectField
        id="key-days"
        name="days"
        label={m.staff_key_ends()}
        defaultValue={typed.days ?? ""}
        error={faults.endsAt}
        options={ENDS.map(({ value, label }) => ({ value, label: label() }))}
      />
    </PartForm>
  );
}
