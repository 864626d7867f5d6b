import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the first invalid field whenever a form is answered: it scrolls into view, and screen readers announce
 * its error.
 */
export function useFocusFirstError(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
