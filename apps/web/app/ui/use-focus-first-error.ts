import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses the first invalid field whenever a form is answered: it scrolls into view, and screen readers announce
 * its error. The focus moves before the answer is painted: a scroll after it could move a button away from a press.
 */
export function useFocusFirstError(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
