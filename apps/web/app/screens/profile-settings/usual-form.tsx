import { formatPercent, m } from "@comptoir/messages";
import { Form, useNavigation } from "react-router";
import type { PersonView } from "../../person/person-view.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";
import { ProfileSection } from "../profile/profile-frame.tsx";
import type { UsualAnswer } from "./keep-usual.ts";

/** The percentages that are offered as a default; a person's own stands among them. */
const PERCENTAGES = ["10", "12", "15", "18", "20", "25"];

export type UsualFormProps = {
  readonly person: Pick<PersonView, "defaultTip" | "promoCode">;
  readonly answer: UsualAnswer | undefined;
};

/** What every checkout of a person begins with: a tip and a promo code. checkout#default-tip, checkout#own-promo-code. */
export function UsualForm({ person, answer }: UsualFormProps) {
  const element = useFocusFirstError(answer);
  const isBusy = useNavigation().formData?.get("form") === "usual";
  const defaultTip = answer?.typed.defaultTip ?? person.defaultTip ?? "";
  return (
    <ProfileSection id="usual" heading={m.profile_usual()}>
      <p className="measure text-ink-soft">{m.profile_usual_text()}</p>
      <Form ref={element} method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="form" value="usual" />
        {answer?.problem ? (
          <Banner tone="danger" role="alert">
            {answer.problem}
          </Banner>
        ) : null}
        <div className="grid items-start gap-4 sm:grid-cols-2">
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
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={isBusy} className="max-sm:w-full">
            {m.profile_save()}
          </Button>
          <span role="status" className="text-small font-medium text-good">
            {answer?.isSaved ? m.profile_saved() : null}
          </span>
        </div>
      </Form>
    </ProfileSection>
  );
}

function percentagesWith(own: string | null): readonly string[] {
  if (own === null || own === "0" || PERCENTAGES.includes(own)) return PERCENTAGES;
  return [...PERCENTAGES, own].sort((one, other) => Number(one) - Number(other));
}
