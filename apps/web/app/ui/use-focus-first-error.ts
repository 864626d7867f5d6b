import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to the first field of a form that is wrong, each time the form comes back: it is read out with its error, and in sight. */
export function useFocusFirstError(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
