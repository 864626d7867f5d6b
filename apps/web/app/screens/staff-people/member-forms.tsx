import type { StaffMemberData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { PIN_MAX_LENGTH, STAFF_KINDS, STAFF_ROLES, type StaffKind } from "@comptoir/ordering";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { roleWords } from "../staff/role-words.ts";
import type { PeopleAnswer } from "./people-answer.ts";

const KINDS: Readonly<Record<StaffKind, { readonly label: () => string; readonly text: () => string }>> = {
  person: { label: () => m.staff_kind_person(), text: () => m.staff_kind_person_text() },
  device: { label: () => m.staff_kind_device(), text: () => m.staff_kind_device_text() },
};

/** Adds a person or a device. staff#people. */
export function AddForm({ answer }: { readonly answer: PeopleAnswer | undefined }) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  const faults = answer?.faults ?? {};
  return (
    <PartForm form="add" answer={answer?.isSaved ? undefined : answer} tone="primary" submit={m.staff_add_submit()}>
      <TextField
        id="add-name"
        name="name"
        label={m.staff_name()}
        defaultValue={typed.name ?? ""}
        error={faults.name}
        maxLength={60}
        autoComplete="off"
      />
      <ChoiceGroup legend={m.staff_kind()}>
        {STAFF_KINDS.map((kind) => (
          <RadioCard
            key={kind}
            name="kind"
            value={kind}
            label={KINDS[kind].label()}
            description={KINDS[kind].text()}
            defaultChecked={kind === (typed.kind ?? "person")}
          />
        ))}
      </ChoiceGroup>
      <Roles chosen={typed.role ?? "kitchen"} />
      <PinField id="add-pin" hint={m.staff_add_pin_hint()} error={faults.pin} />
    </PartForm>
  );
}

/** Changes a member's name, role and PIN. Nobody changes their own role. staff#people. */
export function EditForm({
  member: { name, kind, role, hasPin, isSelf },
  form,
  answer,
}: {
  readonly member: StaffMemberData;
  readonly form: string;
  readonly answer: PeopleAnswer | undefined;
}) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  const faults = answer?.faults ?? {};
  return (
    <PartForm form={form} answer={answer} submit={m.staff_save()}>
      <TextField
        id={`${form}-name`}
        name="name"
        label={m.staff_name()}
        defaultValue={typed.name ?? name}
        error={faults.name}
        maxLength={60}
        autoComplete="off"
      />
      {isSelf ? (
        <p className="text-small text-ink-soft">{m.staff_own_role()}</p>
      ) : (
        <Roles chosen={typed.role ?? role} />
      )}
      {kind === "person" ? (
        // A saved PIN changes the key, which empties the field.
        <PinField
          key={answer?.isSaved ? "saved" : "typed"}
          id={`${form}-pin`}
          hint={m.staff_new_pin_hint()}
          error={faults.pin}
        />
      ) : null}
      {hasPin ? <Checkbox name="no-pin" value="true" bare={true} label={m.staff_pin_remove()} /> : null}
    </PartForm>
  );
}

function Roles({ chosen }: { readonly chosen: string }) {
  return (
    <ChoiceGroup legend={m.staff_role()}>
      {STAFF_ROLES.map((role) => (
        <RadioCard
          key={role}
          name="role"
          value={role}
          label={roleWords(role).label}
          description={roleWords(role).text}
          defaultChecked={role === chosen}
        />
      ))}
    </ChoiceGroup>
  );
}

function PinField({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint: string;
  readonly error: string | undefined;
}) {
  return (
    <TextField
      id={id}
      name="pin"
      type="password"
      inputMode="numeric"
      label={m.staff_new_pin()}
      hint={hint}
      error={error}
      optional={true}
      // Browsers offer to save a password, and save no code.
      autoComplete="one-time-code"
      maxLength={PIN_MAX_LENGTH}
    />
  );
}
