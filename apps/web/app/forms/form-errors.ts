import { useCallback, useState } from "react";

/** What is to be said of a field. */
type FieldMessage = { readonly field: string; readonly message: string };

/** The messages of a form by field, and what decides when they are seen. */
export type FormErrors = {
  /** The field's message, where there is something to say already. */
  readonly messageOf: (field: string) => string | undefined;
  /** The fields that have something to say, in the order of the page. */
  readonly visible: readonly FieldMessage[];
  /** From now on these fields say what is wrong with them, and stop when it is put right. */
  readonly reveal: (fields: readonly string[]) => void;
  /** What the server, or the gateway, says of fields; each until it is changed. */
  readonly setGiven: (given: Readonly<Record<string, string>>) => void;
  readonly clearGiven: (field: string) => void;
};

/**
 * Says what is wrong late, when a field is left or the form is sent, and takes it back at once. `fields` are those of the page,
 * in its order.
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

/** Messages in the order in which the page shows their fields; those of no field come last. */
export function inOrderOf<Message extends FieldMessage>(fields: readonly string[], messages: readonly Message[]) {
  const placeOf = ({ field }: Message) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return [...messages].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The id of a field's control, which the summary of errors leads to. */
export function fieldId(field: string): string {
  return `checkout-${field.replace(/[^\w]+/g, "-")}`;
}

/** Ties the control of a field to the form: its id, its error, and a change that takes back what the server said of it. */
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
