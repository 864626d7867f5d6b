import type { UserData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { formatPhone } from "@comptoir/ordering";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "../../person/form-answer.ts";
import { NewPasswordField } from "../../person/new-password-field.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useFocusFirstError } from "../../ui/use-focus-first-error.ts";
import { ProfileFrame, ProfileSection } from "../profile/profile-frame.tsx";

export type InformationForm = "details" | "email" | "password";
export type InformationAnswer = FormAnswer & { readonly form: InformationForm; readonly isSaved: boolean };

export type InformationScreenProps = {
  readonly user: Omit<UserData, "token">;
  /** One has come from the sign-in for an event, which needs a name and a phone. */
  readonly isForEvent: boolean;
  readonly answer: InformationAnswer | undefined;
};

type PartProps = Pick<InformationScreenProps, "user" | "isForEvent"> & {
  readonly answer: InformationAnswer | undefined;
};

/** Name, phone, language and news; the address; the password. Each is a form of its own. screens#profile-screen. */
export function InformationScreen({ user, isForEvent, answer }: InformationScreenProps) {
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
    </ProfileFrame>
  );
}

type PartFormProps = {
  readonly form: InformationForm;
  readonly answer: InformationAnswer | undefined;
  readonly submit: string;
  readonly children: ReactNode;
};

function PartForm({ form, answer, submit, children }: PartFormProps) {
  const element = useFocusFirstError(answer);
  const sent = useNavigation().formData?.get("form");
  return (
    <Form ref={element} method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="form" value={form} />
      {answer?.problem ? (
        <Banner tone="danger" role="alert">
          {answer.problem}
        </Banner>
      ) : null}
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          tone={form === "details" ? "primary" : "quiet"}
          busy={sent === form}
          className="max-sm:w-full"
        >
          {submit}
        </Button>
        <span role="status" className="text-small font-medium text-good">
          {answer?.isSaved ? m.profile_saved() : null}
        </span>
      </div>
    </Form>
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
    <PartForm form="details" answer={answer} submit={isForEvent ? m.profile_save_and_go_on() : m.profile_save()}>
      <div className="grid gap-4 sm:grid-cols-2">
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
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
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
      <p className="text-small text-ink-soft wrap-anywhere">{m.profile_email_now({ email: user.email })}</p>
      <PartForm form="email" answer={answer} submit={m.profile_change_email()}>
        <TextField
          key={user.email}
          id="email"
          name="email"
          label={m.profile_new_email()}
          defaultValue={answer?.typed.email ?? ""}
          error={answer?.faults.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
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
        <input
          type="email"
          autoComplete="username"
          value={user.email}
          readOnly={true}
          tabIndex={-1}
          aria-hidden="true"
          className="visually-hidden"
        />
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

function PresentPassword({ id, answer }: { readonly id: string; readonly answer: InformationAnswer | undefined }) {
  return (
    <PasswordField
      id={id}
      name="currentPassword"
      label={m.profile_present_password()}
      error={answer?.faults.currentPassword}
      autoComplete="current-password"
      maxLength={1000}
    />
  );
}
