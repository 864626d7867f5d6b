import type { SocialProvider } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import type { FormAnswer } from "../../../person/form-answer.ts";
import { loginPath } from "../../../person/login-path.ts";
import { AccountForManagers } from "../../../person/new-password-field.tsx";
import { useFocusFirstError } from "../../../ui/use-focus-first-error.ts";

type LoginFormProps = {
  readonly heading: string;
  readonly text?: ReactNode;
  readonly answer: LoginAnswer | undefined;
  /** What Enter does in any of its fields. */
  readonly intent: string;
  /** What the form is posted to; the page itself when absent. */
  readonly action?: string;
  readonly children: ReactNode;
};

/** A step of the sign-in: its heading, and a form that works before any script has run. */
export function LoginForm({ heading: words, text, answer, intent, action, children }: LoginFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useFocusFirstError(answer);
  // A step takes the place of another: the focus goes to what it asks for, or is lost with the button that was pressed.
  useEffect(() => {
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
        {/* The first button of a form is the one that Enter presses, also where another stands above the main one. */}
        <button type="submit" name="intent" value={intent} hidden={true} tabIndex={-1} />
        {children}
      </Form>
    </>
  );
}

/** What the sign-in asks for: an address first, then what that address needs. */
export type LoginStep = "email" | "password" | "register" | "forgot" | "forgotten" | "reset";

/** What the form of the sign-in comes back with: the step that it is at, and what is wrong there. */
export type LoginAnswer = FormAnswer & {
  readonly step: LoginStep;
  /** What the API said when it took a wish: that a mail is on its way. */
  readonly said: string | null;
};

/** What a step of the sign-in is given. */
export type LoginStepProps = {
  readonly answer: LoginAnswer | undefined;
  readonly isBusy: boolean;
  readonly providers: readonly SocialProvider[];
  readonly back: string | null;
  readonly suiteOperator: string | null;
};

/**
 * The address that was typed at the first step, and the way to another. It stays a field, out of sight, so that password managers
 * know whose password is asked for.
 */
export function KnownEmail({ email, back }: { readonly email: string; readonly back: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-tint px-3.5 py-1 forced-colors:border">
      <input type="hidden" name="email" value={email} />
      <AccountForManagers email={email} />
      {/* Beside doubled text the link goes to a line of its own, and the address keeps its. */}
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
