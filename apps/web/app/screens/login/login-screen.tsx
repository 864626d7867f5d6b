import type { SocialProvider } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { useNavigation, useSearchParams } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import type { SignInReason } from "../../person/login-path.ts";
import type { OperatorVenue } from "../../suites/suites-location.ts";
import { Banner, type BannerTone } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmailStep } from "./steps/email-step.tsx";
import { ForgotStep, ForgottenStep, ResetStep } from "./steps/forgot-steps.tsx";
import type { LoginAnswer, LoginStep, LoginStepProps } from "./steps/login-form.tsx";
import type { LoginPlace } from "./steps/login-place.ts";
import { PasswordStep } from "./steps/password-step.tsx";
import { RegisterStep } from "./steps/register-step.tsx";

type LoginScreenProps = {
  readonly place: LoginPlace;
  readonly providers: readonly SocialProvider[];
  readonly reason: SignInReason | null;
  readonly resetToken: string | null;
  /** The venues of a signed-in operator's upcoming events; null for all other visitors. */
  readonly operatorAt: readonly OperatorVenue[] | null;
  /** The query parameter `suiteOperator`, which may be the operator's email address. screens#query-parameters. */
  readonly suiteOperator: string | null;
  readonly answer: LoginAnswer | undefined;
};

const STEPS: Readonly<Record<Exclude<LoginStep, "reset">, (props: LoginStepProps) => React.ReactNode>> = {
  email: EmailStep,
  password: PasswordStep,
  register: RegisterStep,
  forgot: ForgotStep,
  forgotten: ForgottenStep,
};

const REASONS: Readonly<Record<SignInReason, { readonly tone: BannerTone; readonly words: () => string }>> = {
  "signed-out": { tone: "good", words: m.person_signed_out },
  expired: { tone: "caution", words: m.login_expired },
  "new-password": { tone: "good", words: m.login_new_password_kept },
  deleted: { tone: "neutral", words: m.login_account_deleted },
  "social-failed": { tone: "danger", words: m.refusal_social_login_failed },
  "email-in-use": { tone: "caution", words: m.login_social_email_in_use },
};

/**
 * Sign-in and registration on one screen: first the email address, then a password or a registration.
 * screens#login-screen.
 */
export function LoginScreen({
  answer,
  place,
  reason,
  resetToken,
  operatorAt,
  suiteOperator,
  providers,
}: LoginScreenProps) {
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === "POST" && formData?.get("intent") !== "passkey";
  const [query] = useSearchParams();
  const step = answer?.step ?? (resetToken === null ? "email" : "reset");
  const said = answer === undefined && reason !== null ? REASONS[reason] : null;
  const Step = step === "reset" ? null : STEPS[step];
  return (
    <div className="page @container flex grow flex-col justify-center py-10 sm:py-16">
      <div className="hyphens-when-narrow mx-auto flex w-full max-w-md flex-col gap-6">
        {said ? (
          <Banner tone={said.tone} role="status">
            {said.words()}
          </Banner>
        ) : null}
        {operatorAt === null ? null : <OperatorHere venues={operatorAt} />}
        <Problem message={answer?.problem} />
        {Step ? (
          <Step key={step} {...{ answer, isBusy, place, providers, suiteOperator }} back={query.get("back")} />
        ) : (
          <ResetStep answer={answer} isBusy={isBusy} resetToken={resetToken ?? ""} />
        )}
      </div>
    </div>
  );
}

/**
 * Links a signed-in suite operator to their events at each venue: an operator has no profile.
 * screens#operator-arrives.
 */
function OperatorHere({ venues }: { readonly venues: readonly OperatorVenue[] }) {
  return (
    <Banner>
      <p>{venues.length === 0 ? m.login_operator_nowhere() : m.login_operator()}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        {venues.map(({ name, events }) => (
          <LinkButton key={events} to={events}>
            {name}
          </LinkButton>
        ))}
        <form method="post" action="/logout">
          <Button type="submit">{m.profile_sign_out()}</Button>
        </form>
      </div>
    </Banner>
  );
}
