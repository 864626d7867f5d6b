import { m } from "@comptoir/messages";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { KnownEmail, LoginForm, type LoginStepProps } from "./login-form.tsx";

/** Also shown if the account lookup was rate limited. In that case, the account may not exist. */
export function PasswordStep({ answer, isBusy, back }: LoginStepProps) {
  return (
    <LoginForm heading={m.login_welcome_back()} answer={answer} intent="sign-in">
      <KnownEmail email={answer?.typed.email ?? ""} back={back} />
      <PasswordField
        id="password"
        name="password"
        label={m.login_password()}
        error={answer?.faults.password ?? answer?.faults.email}
        autoComplete="current-password"
        maxLength={1000}
      />
      <Button type="submit" name="intent" value="sign-in" tone="primary" busy={isBusy}>
        {m.person_sign_in()}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button type="submit" name="intent" value="ask-forgot" tone="plain" className="px-0! text-small">
          {m.login_forgot()}
        </Button>
        <Button type="submit" name="intent" value="ask-register" tone="plain" className="px-0! text-small">
          {m.login_no_account()}
        </Button>
      </div>
    </LoginForm>
  );
}
