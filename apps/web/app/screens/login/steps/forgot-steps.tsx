import { m } from "@comptoir/messages";
import { EMAIL_INPUT } from "../../../forms/contact-inputs.ts";
import { loginPath } from "../../../person/login-path.ts";
import { NewPasswordField } from "../../../person/new-password-field.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { type LoginAnswer, LoginForm, type LoginStepProps } from "./login-form.tsx";

export function ForgotStep({ answer, isBusy }: LoginStepProps) {
  return (
    <LoginForm
      heading={m.login_forgot_heading()}
      text={m.login_forgot_text()}
      answer={answer}
      intent="forgot"
      action="/login"
    >
      <TextField
        id="email"
        name="email"
        label={m.login_email()}
        error={answer?.faults.email}
        defaultValue={answer?.typed.email ?? ""}
        {...EMAIL_INPUT}
        autoComplete="username"
      />
      <Button type="submit" name="intent" value="forgot" tone="primary" busy={isBusy}>
        {m.login_forgot_send()}
      </Button>
    </LoginForm>
  );
}

/** Says that a mail was sent if the account exists, without revealing whether it does. people#no-account-told. */
export function ForgottenStep({ answer, isBusy, back }: LoginStepProps) {
  return (
    <LoginForm
      heading={m.login_forgotten_heading()}
      text={<span role="status">{answer?.said}</span>}
      answer={answer}
      intent="forgot"
      action="/login"
    >
      <p className="text-small text-ink-soft">{m.login_forgotten_text()}</p>
      <input type="hidden" name="email" value={answer?.typed.email ?? ""} />
      <Button type="submit" name="intent" value="forgot" busy={isBusy}>
        {m.login_forgotten_again()}
      </Button>
      <LinkButton to={loginPath(back)} reloadDocument={true} tone="plain">
        {m.login_back()}
      </LinkButton>
    </LoginForm>
  );
}

type ResetStepProps = {
  readonly answer: LoginAnswer | undefined;
  readonly isBusy: boolean;
  readonly resetToken: string;
};

export function ResetStep({ answer, isBusy, resetToken }: ResetStepProps) {
  return (
    <LoginForm heading={m.login_reset_heading()} text={m.login_reset_text()} answer={answer} intent="reset">
      <input type="hidden" name="resetToken" value={resetToken} />
      <NewPasswordField label={m.person_new_password()} error={answer?.faults.password} />
      <Button type="submit" name="intent" value="reset" tone="primary" busy={isBusy}>
        {m.login_reset()}
      </Button>
    </LoginForm>
  );
}
