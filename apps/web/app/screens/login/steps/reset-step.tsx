import { m } from "@comptoir/messages";
import { NewPasswordField } from "../../../person/new-password-field.tsx";
import { Button } from "../../../ui/button.tsx";
import type { LoginAnswer } from "../login-answer.ts";
import { LoginForm } from "./login-form.tsx";

export type ResetStepProps = {
  readonly answer: LoginAnswer | undefined;
  readonly isBusy: boolean;
  readonly resetToken: string;
};

/** A new password, by the link of a mail. */
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
