import { digitsOnly } from "@comptoir/ordering";
import { useLayoutEffect, useRef } from "react";
import { TextField, type TextFieldProps } from "../ui/field.tsx";

type FormattedFieldProps = Omit<TextFieldProps, "onChange" | "value"> & {
  readonly value: string;
  readonly format: (text: string) => string;
  readonly onText: (text: string) => void;
};

/** A text field that groups digits as they are typed, and keeps the caret behind the same digit. */
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
        // With the caret at the end of the text, the browser keeps it there, even if `format` adds a
        // separator.
        if (caret < target.value.length) digitsBeforeCaret.current = digitsOnly(target.value.slice(0, caret)).length;
        onText(format(target.value));
      }}
    />
  );
}

function caretBehind(text: string, digits: number): number {
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(text)?.[0].length ?? text.length;
}
