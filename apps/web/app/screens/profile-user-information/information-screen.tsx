import type { OwnAllergiesData, UserData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { formatPhone } from "@comptoir/ordering";
import { useState } from "react";
import { EMAIL_INPUT, PHONE_INPUT } from "../../forms/contact-inputs.ts";
import { AccountForManagers, NewPasswordField } from "../../person/new-password-field.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { PartForm, PresentPassword } from "../profile/part-form.tsx";
import { ProfileFrame, ProfileSection, UnconfirmedEmail } from "../profile/profile-frame.tsx";
import type { InformationAnswer, InformationForm } from "./information-form.ts";
import { KeptAllergies } from "./kept-allergies.tsx";
import { OwnData } from "./own-data.tsx";

type InformationScreenProps = {
  readonly user: Omit<UserData, "token">;
  /** What the account has of the person's allergies; null while it cannot be read. */
  readonly allergies: OwnAllergiesData | null;
  /** Whether the user came from the sign-in for an event, which requires a name and a phone number. */
  readonly isForEvent: boolean;
  readonly answer: InformationAnswer | undefined;
};

type PartProps = Pick<InformationScreenProps, "user" | "isForEvent"> & {
  readonly answer: InformationAnswer | undefined;
};

/**
 * Edits the personal details, the email address and the password, and exports or deletes the data.
 * screens#profile-screen.
 */
export function InformationScreen({ user, allergies, isForEvent, answer }: InformationScreenProps) {
  const of = (form: InformationForm) => ({
    user,
    isForEvent,
    answer: answer?.form === form ? answer : undefined,
  });
  return (
    <ProfileFrame heading={m.profile_information()} text={isForEvent ? m.profile_information_event() : null}>
      <Details {...of("details")} />
      <Address {...of("email")} />
      <Password {...of("password")} />
      <KeptAllergies
        kept={allergies}
        keepAnswer={of("allergies").answer}
        forgetAnswer={of("forget-allergies").answer}
      />
      <OwnData {...of("deletion")} />
    </ProfileFrame>
  );
}

function Details({ user, isForEvent, answer }: PartProps) {
  const shown = { ...user, ...answer?.typed };
  const [phone, setPhone] = useState(shown.phoneNumber);
  const nameField = (name: "firstName" | "lastName") => ({
    id: name,
    name,
    defaultValue: shown[name],
    error: answer?.faults[name],
    optional: !isForEvent,
    maxLength: 100,
  });
  return (
    <PartForm
      form="details"
      answer={answer}
      tone="primary"
      submit={isForEvent ? m.profile_save_and_go_on() : m.profile_save()}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...nameField("firstName")} label={m.person_first_name()} autoComplete="given-name" />
        <TextField {...nameField("lastName")} label={m.person_last_name()} autoComplete="family-name" />
        <TextField
          id="phoneNumber"
          name="phoneNumber"
          label={m.person_phone()}
          error={answer?.faults.phoneNumber}
          optional={!isForEvent}
          value={phone}
          onChange={({ target }) => setPhone(formatPhone(target.value, { dropLeadingOne: true }))}
          {...PHONE_INPUT}
        />
        <SelectField
          id="locale"
          name="locale"
          label={m.profile_locale()}
          defaultValue={shown.locale}
          options={[
            { value: "en-CA", label: "English" },
            { value: "fr-CA", label: "Français" },
          ]}
        />
      </div>
      <Checkbox bare={true} name="consent" label={m.person_consent()} defaultChecked={user.consent} />
    </PartForm>
  );
}

function Address({ user, answer }: PartProps) {
  return (
    <ProfileSection id="address" heading={m.profile_new_email()}>
      <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
        <span className="wrap-anywhere">{m.profile_email_now({ email: user.email })}</span>
        {user.emailConfirmed ? <Badge tone="good">{m.profile_email_confirmed()}</Badge> : null}
      </p>
      {user.emailConfirmed ? null : <UnconfirmedEmail />}
      <PartForm form="email" answer={answer} submit={m.profile_change_email()}>
        <TextField
          key={user.email}
          id="email"
          name="email"
          label={m.profile_new_email()}
          defaultValue={answer?.typed.email ?? ""}
          error={answer?.faults.email}
          {...EMAIL_INPUT}
        />
        {user.hasPassword ? <PresentPassword id="email-password" key={user.email} answer={answer} /> : null}
      </PartForm>
    </ProfileSection>
  );
}

function Password({ user, answer }: PartProps) {
  return (
    <ProfileSection id="new-password" heading={m.profile_new_password()}>
      <p className="text-small text-ink-soft">{m.profile_new_password_text()}</p>
      <PartForm form="password" answer={answer} submit={m.profile_change_password()}>
        <AccountForManagers email={user.email} />
        {user.hasPassword ? <PresentPassword id="password-password" answer={answer} /> : null}
        <NewPasswordField
          label={m.person_new_password()}
          error={answer?.faults.password}
          owner={{ email: user.email, names: [user.firstName, user.lastName] }}
        />
      </PartForm>
    </ProfileSection>
  );
}
