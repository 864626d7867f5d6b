import { digitsOnly } from "@comptoir/ordering";
import { useLayoutEffect, useRef } from "react";
import { TextField, type TextFieldProps } from "../ui/field.tsx";

type FormattedFieldProps = Omit<TextFieldProps, "onChange" | "value"> & {
  readonly value: string;
  readonly format: (text: string) => string;
  readonly onText: (text: string) => void;
};

/** A field of digits that are grouped as they are typed; the caret stays behind the digit it was behind. */
export function FormattedField({ value, format, onText, id, ...field }: FormattedFieldProps) {
  const digitsBeforeCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = id ? document.getElementById(id) : null;
    const digits = digitsBeforeCaret.current;
    digitsBeforeCaret.current = null;
    if (digits === null || !(input instanceof HTMLInputElement) || document.activeElement !== input) return;
    const caret = caretBehind(value, digits);
    input.setSelectionRange(caret, caret);
  }, [value, id]);
  return (
    <TextField
      {...field}
      {...(id ? { id } : {})}
      value={value}
      inputMode="numeric"
      onChange={({ target }) => {
        const caret = target.selectionStart ?? target.value.length;
        // At the end the browser knows best, also where the group's sign follows.
        if (caret < target.value.length) digitsBeforeCaret.current = digitsOnly(target.value.slice(0, caret)).length;
        onText(format(target.value));
      }}
    />
  );
}

/** The position right behind so many digits of a text. */
function caretBehind(text: string, digits: number): number {
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(text)?.[0].length ?? text.length;
}
