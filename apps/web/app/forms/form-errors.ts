import { useCallback, useState } from "react";

/** The error message of a field. */
type FieldMessage = { readonly field: string; readonly message: string };

/** The error messages of a form by field, and the control of when they are shown. */
export type FormErrors = {
  /** Returns the field's message if it is shown already. */
  readonly messageOf: (field: string) => string | undefined;
  /** The shown messages, in the order of the page's fields. */
  readonly visible: readonly FieldMessage[];
  /** Shows errors of these fields from now on; a message disappears once its field is valid. */
  readonly reveal: (fields: readonly string[]) => void;
  /** Sets the errors of the server or the gateway; each stays until its field is edited. */
  readonly setGiven: (given: Readonly<Record<string, string>>) => void;
  readonly clearGiven: (field: string) => void;
};

/**
 * Validates late and clears early: an error appears when its field is left or the form is submitted, and
 * disappears once it is fixed. `fields` lists the page's fields in their order.
 */
export function useFormErrors(refusals: readonly FieldMessage[], fields: readonly string[]): FormErrors {
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const own = refusals.filter(({ field }) => revealed.has(field));
  const messages = new Map(own.map(({ field, message }) => [field, message]));
  for (const [field, message] of Object.entries(given)) if (!messages.has(field)) messages.set(field, message);

  const reveal = useCallback((fields: readonly string[]) => setRevealed((known) => new Set([...known, ...fields])), []);
  const clearGiven = useCallback(
    (field: string) =>
      setGiven((known) =>
        field in known ? Object.fromEntries(Object.entries(known).filter(([name]) => name !== field)) : known,
      ),
    [],
  );
  return {
    messageOf: (field) => messages.get(field),
    visible: inOrderOf(
      fields,
      [...messages].map(([field, message]) => ({ field, message })),
    ),
    reveal,
    setGiven,
    clearGiven,
  };
}

/** Sorts messages by the order of their fields on the page. Messages of unknown fields come last. */
export function inOrderOf<Message extends FieldMessage>(fields: readonly string[], messages: readonly Message[]) {
  const placeOf = ({ field }: Message) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return [...messages].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the id of a field's control, the link target of the error summary. */
export function fieldId(field: string): string {
  return `checkout-${field.replace(/[^\w]+/g, "-")}`;
}

/**
 * Returns the props that connect a control to the form: its id, its error, and a change handler that clears the
 * server's error.
 */
export function tieField(
  errors: Pick<FormErrors, "messageOf" | "clearGiven">,
  field: string,
  onText: (text: string) => void,
) {
  return {
    id: fieldId(field),
    error: errors.messageOf(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      errors.clearGiven(field);
      onText(target.value);
    },
  };
}
