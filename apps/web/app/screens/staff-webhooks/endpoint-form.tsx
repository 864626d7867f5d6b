import { m } from "@comptoir/messages";
import { PARTNER_EVENTS } from "@comptoir/ordering";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { PartForm } from "../profile/part-form.tsx";
import type { WebhookAnswer } from "./webhook-answer.ts";
import { eventWords } from "./webhook-words.ts";

/** The events that a new endpoint gets unless it chooses others. */
const USUAL: readonly string[] = ["order.placed", "order.changed", "order.cancelled"];

export type EndpointFormProps = {
  readonly form: string;
  readonly submit: string;
  readonly isNew?: boolean;
  readonly endpoint?: {
    readonly name: string;
    readonly url: string;
    readonly types: readonly string[];
    readonly contacts: boolean;
  };
  readonly answer: WebhookAnswer | undefined;
};

/** The fields of an endpoint: its name, address, events and whether it gets contacts. partners#endpoints. */
export function EndpointForm({ form, submit, isNew, endpoint, answer }: EndpointFormProps) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  const faults = answer?.faults ?? {};
  const chosen = typed.types === undefined ? (endpoint?.types ?? USUAL) : typed.types.split(" ");
  const withContacts = typed.contacts === undefined ? (endpoint?.contacts ?? false) : typed.contacts !== "";
  return (
    <PartForm form={form} answer={answer} submit={submit} tone={isNew ? "primary" : "quiet"}>
      <TextField
        id={`${form}-name`}
        name="name"
        label={m.staff_hook_name()}
        hint={m.staff_hook_name_hint()}
        defaultValue={typed.name ?? endpoint?.name ?? ""}
        error={faults.name}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        id={`${form}-url`}
        name="url"
        type="url"
        inputMode="url"
        label={m.staff_hook_url()}
        hint={m.staff_hook_url_hint()}
        defaultValue={typed.url ?? endpoint?.url ?? ""}
        error={faults.url}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <ChoiceGroup legend={m.staff_hook_types()} error={faults.types}>
        <div className="flex flex-col">
          {PARTNER_EVENTS.map((type) => (
            <Checkbox
              key={type}
              name="types"
              value={type}
              bare={true}
              label={eventWords(type)}
              defaultChecked={chosen.includes(type)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Checkbox
        name="contacts"
        value="true"
        label={m.staff_hook_contacts()}
        description={m.staff_hook_contacts_text()}
        defaultChecked={withContacts}
      />
    </PartForm>
  );
}
