import { m } from "@comptoir/messages";
import { formatPhone } from "@comptoir/ordering";
import { useState } from "react";
import { PHONE_INPUT } from "../../../forms/contact-inputs.ts";
import { NewPasswordField } from "../../../person/new-password-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { KnownEmail, LoginForm, type LoginStepProps } from "./login-form.tsx";

export function RegisterStep({ answer, isBusy, back }: LoginStepProps) {
  const typed = answer?.typed ?? {};
  const faults = answer?.faults ?? {};
  const [names, setNames] = useState({ firstName: typed.firstName ?? "", lastName: typed.lastName ?? "" });
  const [phone, setPhone] = useState(typed.phoneNumber ?? "");
  const nameField = (name: keyof typeof names) => ({
    id: name,
    name,
    error: faults[name],
    value: names[name],
    maxLength: 100,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => setNames({ ...names, [name]: target.value }),
  });
  return (
    <LoginForm heading={m.login_register_heading()} text={m.login_register_text()} answer={answer} intent="register">
      <KnownEmail email={typed.email ?? ""} back={back} />
      {faults.email ? <EmailFault message={faults.email} /> : null}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          {...nameField("firstName")}
          label={m.person_first_name()}
          optional={true}
          autoComplete="given-name"
        />
        <TextField {...nameField("lastName")} label={m.person_last_name()} optional={true} autoComplete="family-name" />
      </div>
      <TextField
        id="phoneNumber"
        name="phoneNumber"
        label={m.person_phone()}
        error={faults.phoneNumber}
        optional={true}
        value={phone}
        onChange={({ target }) => setPhone(formatPhone(target.value, { dropLeadingOne: true }))}
        {...PHONE_INPUT}
      />
      <NewPasswordField
        label={m.login_password()}
        error={faults.password}
        owner={{ email: typed.email ?? null, names: [names.firstName, names.lastName] }}
      />
      <Checkbox bare={true} name="consent" label={m.person_consent()} defaultChecked={typed.consent === "on"} />
      <Button type="submit" name="intent" value="register" tone="primary" busy={isBusy}>
        {m.login_register()}
      </Button>
    </LoginForm>
  );
}

/** The email address already has an account, most likely the user's own: offers to sign in instead. */
function EmailFault({ message }: { readonly message: string }) {
  return (
    <div role="alert" className="flex flex-col gap-2">
      <FieldError message={message} />
      <Button type="submit" name="intent" value="ask-password">
        {m.login_sign_in_instead()}
      </Button>
    </div>
  );
}
