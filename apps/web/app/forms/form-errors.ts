import { useCallback, useState } from "react";

type FieldMessage = { readonly field: string; readonly message: string };

export type FormErrors = {
  /** Returns the field's message if it shows. */
  readonly messageOf: (field: string) => string | undefined;
  /** The shown messages, in the order of the page's fields. */
  readonly visible: readonly FieldMessage[];
  /** Shows the errors of these fields from now on, each until its field is valid. */
  readonly reveal: (fields: readonly string[]) => void;
  /** Sets errors that the server or the gateway returned. Each shows until its field is edited. */
  readonly setGiven: (given: Readonly<Record<string, string>>) => void;
  readonly clearGiven: (field: string) => void;
};

/**
 * Shows a field's error once the field is left or the form is submitted, until the field is valid. `fields`
 * lists the page's fields in their order.
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

/** Messages of unknown fields come last. */
export function inOrderOf<Message extends FieldMessage>(fields: readonly string[], messages: readonly Message[]) {
  const placeOf = ({ field }: Message) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return [...messages].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the id of a field's control, which the error summary links to. */
export function fieldId(field: string): string {
  return `checkout-${field.replace(/[^\w]+/g, "-")}`;
}

/** Returns the props of a control in the form. An edit clears the field's server error. */
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
