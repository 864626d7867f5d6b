import { formatPercent, m } from "@comptoir/messages";
import type { PersonView } from "../../person/person-view.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { type PartAnswer, PartForm } from "../profile/part-form.tsx";
import { ProfileSection } from "../profile/profile-frame.tsx";

/** The percentages offered as a default tip, besides another one that the person has saved. */
const PERCENTAGES = ["10", "12", "15", "18", "20", "25"];

export type UsualFormProps = {
  readonly person: Pick<PersonView, "defaultTip" | "promoCode">;
  readonly answer: PartAnswer | undefined;
};

/**
 * Edits the defaults of the person's checkouts: the tip and the promo code. checkout#default-tip,
 * checkout#own-promo-code.
 */
export function UsualForm({ person, answer }: UsualFormProps) {
  const defaultTip = answer?.typed.defaultTip ?? person.defaultTip ?? "";
  return (
    <ProfileSection id="usual" heading={m.profile_usual()}>
      <p className="measure text-ink-soft">{m.profile_usual_text()}</p>
      <PartForm form="usual" answer={answer} submit={m.profile_save()}>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <SelectField
            id="defaultTip"
            name="defaultTip"
            label={m.profile_default_tip()}
            hint={m.profile_default_tip_hint()}
            error={answer?.faults.defaultTip}
            optional={true}
            defaultValue={defaultTip}
            options={[
              { value: "", label: m.profile_default_tip_none() },
              { value: "0", label: m.checkout_tip_none() },
              ...percentagesWith(person.defaultTip).map((value) => ({ value, label: formatPercent(value) })),
            ]}
          />
          <TextField
            id="promoCode"
            name="promoCode"
            label={m.profile_promo_code()}
            hint={m.profile_promo_code_hint()}
            error={answer?.faults.promoCode}
            optional={true}
            defaultValue={answer?.typed.promoCode ?? person.promoCode ?? ""}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      </PartForm>
    </ProfileSection>
  );
}

function percentagesWith(own: string | null): readonly string[] {
  if (own === null || own === "0" || PERCENTAGES.includes(own)) return PERCENTAGES;
  return [...PERCENTAGES, own].sort((one, other) => Number(one) - Number(other));
}
