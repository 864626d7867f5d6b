import type { FieldRefusal } from "@comptoir/ordering";
import { useCallback, useMemo, useState } from "react";
import { wordFieldRefusal } from "./form-messages.ts";

/** The messages of a form by field, and what decides when they are seen. */
export type FormErrors = {
  /** The field's message, where there is something to say already. */
  readonly messageOf: (field: string) => string | undefined;
  /** The fields that have something to say, in the order of the page. */
  readonly visible: readonly { readonly field: string; readonly message: string }[];
  /** From now on these fields say what is wrong with them, and stop when it is put right. */
  readonly reveal: (fields: readonly string[]) => void;
  /** What the server, or the gateway, says of fields; each until it is changed. */
  readonly setGiven: (given: Readonly<Record<string, string>>) => void;
  readonly clearGiven: (field: string) => void;
};

/** Says what is wrong late, when a field is left or the form is sent, and takes it back at once. */
export function useFormErrors(refusals: readonly FieldRefusal[]): FormErrors {
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const messages = useMemo(() => {
    const own = refusals.filter(({ field }) => revealed.has(field));
    const worded = own.map((refusal): [string, string] => [refusal.field, wordFieldRefusal(refusal)]);
    return new Map([...worded, ...Object.entries(given).filter(([field]) => !own.some((one) => one.field === field))]);
  }, [refusals, revealed, given]);

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
    visible: [...messages].map(([field, message]) => ({ field, message })),
    reveal,
    setGiven,
    clearGiven,
  };
}

/** The id of a field's control, which the summary of errors leads to. */
export function fieldId(field: string): string {
  return `checkout-${field.replace(/[^\w]+/g, "-")}`;
}
