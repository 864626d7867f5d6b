import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { EMAIL_INPUT } from "../../../forms/contact-inputs.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonLook } from "../../../ui/button-look.ts";
import { TextField } from "../../../ui/field.tsx";
import { LoginForm, type LoginStepProps } from "./login-form.tsx";
import type { LoginPlace } from "./login-place.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const PROVIDER_WORDS = { google: m.login_with_google, apple: m.login_with_apple, facebook: m.login_with_facebook };

export function EmailStep({ answer, isBusy, place, providers, back, suiteOperator }: LoginStepProps) {
  // The query parameter `suiteOperator` need not be an email address.
  const operatorEmail = suiteOperator?.includes("@") ? suiteOperator.slice(0, 254) : "";
  const query = new URLSearchParams({ begin: "", ...(back === null ? {} : { back }) });
  return (
    <>
      <LoginForm
        heading={m.login_heading()}
        text={place.why ?? (suiteOperator === null ? null : m.login_text_operator())}
        answer={answer}
        intent="continue"
      >
        <TextField
          id="email"
          name="email"
          label={m.login_email()}
          hint={suiteOperator === null ? m.login_text() : undefined}
          error={answer?.faults.email}
          defaultValue={answer?.typed.email ?? operatorEmail}
          {...EMAIL_INPUT}
          autoComplete="username webauthn"
        />
        <Button type="submit" name="intent" value="continue" tone="primary" busy={isBusy}>
          {m.login_continue()}
        </Button>
      </LoginForm>
      <PasskeySignIn />
      {providers.length > 0 ? (
        <div className="flex flex-col gap-3">
          <p className="flex items-center gap-3 text-small text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
            {m.login_or()}
          </p>
          {providers.map((type) => (
            <a key={type} href={`/login/${type}?${query}`} rel="nofollow" className={buttonLook({ wide: true })}>
              {PROVIDER_WORDS[type]()}
            </a>
          ))}
        </div>
      ) : null}
      {place.takesGuests ? <GuestNote place={place} /> : null}
    </>
  );
}

function GuestNote({ place: { venue } }: { readonly place: LoginPlace }) {
  if (venue === null) return <p className="text-small text-ink-soft">{m.login_guest()}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
      {m.login_guest()}
      <Link to={venue.home} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {m.login_guest_back({ name: venue.name })}
      </Link>
    </p>
  );
}
