import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { useFocusFirstError } from "../../../ui/use-focus-first-error.ts";
import type { LoginAnswer } from "../login-answer.ts";

export type LoginFormProps = {
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
