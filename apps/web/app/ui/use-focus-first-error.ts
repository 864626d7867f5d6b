import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses the first invalid field after each answer of a form. The focus moves before paint, because later
 * scrolling could move a button away from a press.
 */
export function useFocusFirstError(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
