import { currentLocale, m } from "@comptoir/messages";
import { decodeHtmlText } from "@comptoir/ordering";
import { type InputHTMLAttributes, useEffect, useState } from "react";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import type { TextMode } from "../setting-table/controls.ts";
import { chargeOf, chargeWords } from "./charge.ts";
import { ColorPicker } from "./color-picker.tsx";
import { percentOfRate, rateOfPercent } from "./percent.ts";
import { type ControlProps, idAt } from "./scope.ts";
import { valueAt } from "./value-at.ts";

type TextControlProps = Omit<ControlProps, "control"> & {
  readonly kind: TextMode | "lines" | "time" | "date" | "color" | "percent" | "charge";
};

/** A text, number, date, time or colour, which is saved in the draft when it is left. */
export function TextControl({ scope, path, words, hint, kind }: TextControlProps) {
  const value = valueAt(scope.value, path);
  const form = FORMS[kind];
  const shown = value === null || value === undefined ? "" : (form ?? AS_TYPED).show(String(value));
  const [typed, setTyped] = useState(shown);
  // Another person's value, an undo, or the canonical form replaces what is shown.
  useEffect(() => setTyped(shown), [shown]);
  const commit = () => {
    const text = typed.trim();
    if (text !== shown) scope.edit(path, text === "" ? null : (form ?? AS_TYPED).read(text));
  };
  const pick = (color: string) => {
    setTyped(color);
    scope.edit(path, color);
  };
  const error = scope.errorAt(path);
  const common = {
    id: idAt(scope, path),
    label: words,
    hint,
    error: error !== null && form ? form.expected() : error,
    optional: true,
    value: typed,
    onBlur: commit,
    autoComplete: "off",
  };
  if (kind === "lines") return <TextAreaField {...common} onChange={(event) => setTyped(event.target.value)} />;
  return (
    <TextField
      {...common}
      {...attributesOf(kind)}
      badge={
        kind === "percent" ? (
          "%"
        ) : kind === "color" ? (
          <ColorPicker color={typed} label={words} onPick={pick} />
        ) : undefined
      }
      isOptionalUnsaid={true}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
}

type Form = { readonly show: (value: string) => string; readonly read: (typed: string) => string };

/** What is shown and typed in another form than the file's, and what is said when it is refused. */
const FORMS: Partial<Record<TextControlProps["kind"], Form & { readonly expected: () => string }>> = {
  percent: {
    show: (rate) => percentOfRate(rate, currentLocale() === "fr-CA" ? "," : "."),
    read: rateOfPercent,
    expected: m.studio_set_percent_expected,
  },
  charge: { show: chargeWords, read: chargeOf, expected: m.studio_set_charge_expected },
};

const AS_TYPED: Form = { show: decodeHtmlText, read: (typed) => typed };

function attributesOf(kind: Exclude<TextControlProps["kind"], "lines">): InputHTMLAttributes<HTMLInputElement> & {
  readonly className: string;
} {
  switch (kind) {
    case "time":
    case "date":
      return { type: kind, className: "max-w-52" };
    case "charge":
      return { className: "max-w-52" };
    case "numeric":
    case "decimal":
      return { inputMode: kind, className: "max-w-52" };
    case "percent":
      return { inputMode: "decimal", className: "max-w-32" };
    case "color":
      return { className: "max-w-52" };
    default:
      return { inputMode: kind, className: "max-w-2xl" };
  }
}
