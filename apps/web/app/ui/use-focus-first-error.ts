import { type RefObject, useEffect } from "react";

/**
 * Gives the focus to the first field that is wrong, when a form comes back with errors: the field is read out with its
 * error, and is in sight.
 *
 * @param errors what the action answered; the focus moves each time a new answer comes.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: unknown): void {
  useEffect(() => {
    if (!errors) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
