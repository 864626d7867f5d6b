import type { OwnAllergiesData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { ALLERGIES } from "@comptoir/ordering";
import { foodWord } from "@comptoir/receipt/food-words";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { ProfileSection } from "../profile/profile-frame.tsx";
import type { InformationAnswer } from "./information-form.ts";

type KeptAllergiesProps = {
  /** Null while it cannot be read: then nothing is offered that would replace it. */
  readonly kept: OwnAllergiesData | null;
  readonly keepAnswer: InformationAnswer | undefined;
  readonly forgetAnswer: InformationAnswer | undefined;
};

/** Keeps the person's allergies with the account, changes them, and deletes them by one touch. people#own-allergies. */
export function KeptAllergies({ kept, keepAnswer, forgetAnswer }: KeptAllergiesProps) {
  if (kept === null) return null;
  const allergies = kept.allergies ?? [];
  return (
    <ProfileSection id="allergies" heading={m.allergies_heading()}>
      <p className="measure text-small text-ink-soft">
        {kept.allergies === null ? m.profile_allergies_none() : m.profile_allergies_text()}
      </p>
      <PartForm form="allergies" answer={keepAnswer} submit={m.profile_allergies_keep()}>
        <ChoiceGroup legend={m.allergies_legend()}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 text-small">
            {ALLERGIES.map((word) => (
              <Checkbox
                key={`${word} ${kept.consentedAt}`}
                name="allergies"
                value={word}
                label={foodWord(word)}
                defaultChecked={allergies.some((one) => one === word)}
              />
            ))}
          </div>
        </ChoiceGroup>
        <Checkbox
          key={kept.consentedAt}
          bare={true}
          id="keep-allergies"
          name="consent"
          label={m.profile_allergies_consent()}
          defaultChecked={kept.consentedAt !== null}
          error={keepAnswer?.faults.consent}
        />
      </PartForm>
      {kept.allergies === null ? null : (
        <PartForm form="forget-allergies" answer={forgetAnswer} tone="danger" submit={m.profile_allergies_forget()}>
          {null}
        </PartForm>
      )}
    </ProfileSection>
  );
}
