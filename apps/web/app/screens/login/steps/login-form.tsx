import type { SocialProvider } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Form, Link } from "react-router";
import type { FormAnswer } from "../../../person/form-answer.ts";
import { loginPath } from "../../../person/login-path.ts";
import { AccountForManagers } from "../../../person/new-password-field.tsx";
import { useFocusFirstError } from "../../../ui/use-focus-first-error.ts";
import type { LoginPlace } from "./login-place.ts";

type LoginFormProps = {
  readonly heading: string;
  readonly text?: ReactNode;
  readonly answer: LoginAnswer | undefined;
  /** The intent that Enter submits. */
  readonly intent: string;
  /** The URL that the form is posted to; by default the current URL. */
  readonly action?: string;
  readonly children: ReactNode;
};

/** A step of the sign-in, as a form that works without script. */
export function LoginForm({ heading: words, text, answer, intent, action, children }: LoginFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useFocusFirstError(answer);
  // A new step removes the pressed button, which had the focus. Move the focus to the first field or heading.
  useLayoutEffect(() => {
    const asked = form.current?.querySelector<HTMLElement>("input:not([type=hidden], [aria-hidden])");
    if (answer && Object.keys(answer.faults).length === 0) (asked ?? heading.current)?.focus();
  }, [answer, form]);
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-display">
          {words}
        </h1>
        {text ? <p className="text-ink-soft">{text}</p> : null}
      </header>
      <Form ref={form} method="post" {...(action ? { action } : {})} noValidate className="flex flex-col gap-4">
        {/* Enter presses a form's first submit button: this hidden one, which submits `intent`. */}
        <button type="submit" name="intent" value={intent} hidden={true} tabIndex={-1} />
        {children}
      </Form>
    </>
  );
}

/** The steps of the sign-in. It starts with `email`; the answer to each form names the next step. */
export type LoginStep = "email" | "password" | "register" | "forgot" | "forgotten" | "reset";

export type LoginAnswer = FormAnswer & {
  readonly step: LoginStep;
  /** The API's confirmation of a request, for example that a mail was sent. */
  readonly said: string | null;
};

export type LoginStepProps = {
  readonly answer: LoginAnswer | undefined;
  readonly isBusy: boolean;
  readonly place: LoginPlace;
  readonly providers: readonly SocialProvider[];
  readonly back: string | null;
  readonly suiteOperator: string | null;
};

/**
 * Shows the typed email address with a link to change it.
 * A visually hidden field tells password managers to which account the password belongs.
 */
export function KnownEmail({ email, back }: { readonly email: string; readonly back: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-tint px-3.5 py-1 forced-colors:border">
      <input type="hidden" name="email" value={email} />
      <AccountForManagers email={email} />
      {/* With enlarged text the link wraps to its own line, so that the email address keeps its width. */}
      <span className="min-w-[min(100%,12rem)] flex-1 wrap-anywhere">{email}</span>
      <Link
        to={loginPath(back)}
        reloadDocument={true}
        className="inline-flex min-h-11 shrink-0 items-center text-small font-medium underline underline-offset-4"
      >
        {m.login_other_email()}
      </Link>
    </div>
  );
}
