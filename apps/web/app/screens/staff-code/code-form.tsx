import { m } from "@comptoir/messages";
import { ORDER_TYPES, type OrderType } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { type PartAnswer, PartForm } from "../profile/part-form.tsx";
import { zoneCity } from "../staff-start/zones.ts";
import type { TypedCode } from "./code-fields.ts";

const TYPES: Readonly<Record<OrderType, () => string>> = {
  "dine-in": m.studio_set_type_dine_in,
  "take-out": m.studio_set_type_take_out,
  pickup: m.studio_set_type_pickup,
  delivery: m.studio_set_type_delivery,
  catering: m.studio_set_type_catering,
  "generic-catering": m.studio_set_type_generic_catering,
  school: m.studio_set_type_school,
};

export type CodeFormProps = {
  readonly form: "add" | "change";
  /** The version of the settings that the form shows; null for a new code. */
  readonly seen: string | null;
  readonly zone: string;
  readonly typed: Partial<TypedCode>;
  readonly types: readonly string[];
  readonly answer: PartAnswer | undefined;
};

/** The settings of a promo code; each is checked as in a venue file. studio#codes. */
export function CodeForm({ form, seen, zone, typed, types, answer }: CodeFormProps) {
  const faults = answer?.faults ?? {};
  const field = (name: keyof TypedCode, error = faults[name]) => ({
    id: `code-${name}`,
    name,
    defaultValue: typed[name] ?? "",
    error,
    autoComplete: "off",
  });
  const frenchFault = Object.entries(faults).find(([path]) => path.startsWith("localization"))?.[1];
  const typesFault = Object.entries(faults).find(([path]) => path.startsWith("order_types"))?.[1];
  return (
    <PartForm
      form={form}
      answer={answer}
      tone="primary"
      submit={seen === null ? m.staff_code_add() : m.staff_code_save()}
    >
      {seen === null ? (
        <TextField {...field("code")} label={m.staff_code_code()} hint={m.staff_code_code_hint()} maxLength={100} />
      ) : (
        <input type="hidden" name="seen" value={seen} />
      )}
      <Pair>
        <TextField {...field("value")} label={m.staff_code_value()} inputMode="decimal" maxLength={12} />
        <SelectField
          id="code-unit"
          name="unit"
          label={m.staff_code_unit()}
          defaultValue={typed.unit ?? "%"}
          options={[
            { value: "%", label: m.staff_code_unit_percent() },
            { value: "$", label: m.staff_code_unit_dollars() },
          ]}
        />
      </Pair>
      <Pair>
        <TextField
          {...field("name")}
          label={m.staff_code_name()}
          hint={m.staff_code_name_hint()}
          maxLength={254}
          optional
        />
        <TextField
          {...field("name_fr", frenchFault)}
          label={m.staff_code_name_fr()}
          maxLength={254}
          optional
          lang="fr-CA"
        />
      </Pair>
      <Pair>
        <TextField
          {...field("starts_at")}
          type="datetime-local"
          label={m.staff_code_starts()}
          hint={m.staff_code_zone({ zone: zoneCity(zone) })}
          optional
        />
        <TextField {...field("ends_at")} type="datetime-local" label={m.staff_code_ends()} optional />
      </Pair>
      <Pair>
        <TextField {...field("max_uses")} label={m.staff_code_max()} inputMode="numeric" maxLength={12} optional />
        <TextField
          {...field("max_uses_per_person")}
          label={m.staff_code_max_person()}
          inputMode="numeric"
          maxLength={12}
          optional
        />
      </Pair>
      <TextField
        {...field("minimum_order_amount")}
        label={m.staff_code_minimum()}
        hint={m.staff_code_minimum_hint()}
        inputMode="decimal"
        maxLength={12}
        optional
      />
      <ChoiceGroup legend={m.staff_code_types()} hint={m.staff_code_types_hint()} error={typesFault}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-4">
          {ORDER_TYPES.map((type) => (
            <Checkbox
              key={type}
              name="order_type"
              value={type}
              label={TYPES[type]()}
              defaultChecked={types.includes(type)}
              bare
            />
          ))}
        </div>
      </ChoiceGroup>
    </PartForm>
  );
}

function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>;
}
