import type { ErrorBody } from "@comptoir/contract";
import { m } from "@comptoir/messages";

/** The result of an account form that failed: the typed values and the errors. Never contains a password. */
export type FormAnswer = {
  readonly typed: Readonly<Record<string, string>>;
  /** The error messages by field name. */
  readonly faults: Readonly<Record<string, string>>;
  /** The error of the form as a whole. */
  readonly problem: string | null;
};

type Refused = { readonly ok: false; readonly status: number; readonly error: ErrorBody<unknown> | null };

/** The refusals that belong to a field. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = { email_in_use: "email", password_wrong: "currentPassword" };

/** The maximum length of a text that is returned to a field. */
const LONGEST_TEXT = 254;

/** Reads the typed values of the named fields, trimmed. Use `readPassword` for passwords. */
export function readTyped<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(form, name).trim().slice(0, LONGEST_TEXT)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Reads a password exactly as typed. */
export function readPassword(form: FormData, name = "password"): string {
  return textOf(form, name);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * Parses the JSON that a script put into a field, such as a passkey's answer; null if malformed. The API
 * validates its content.
 */
export function readJson<Value>(form: FormData, name: string): Value | null {
  try {
    return JSON.parse(textOf(form, name)) as Value;
  } catch {
    return null;
  }
}

/** Returns a "required" error for each empty text. */
export function missingFaults(texts: Readonly<Record<string, string>>): Record<string, string> {
  const missing = Object.entries(texts).filter(([, text]) => text === "");
  return Object.fromEntries(missing.map(([name]) => [name, m.form_required()]));
}

/** Returns the API's refusal as form errors, at the fields that it names. */
export function answerOfRefusal({ error }: Refused, typed: FormAnswer["typed"]): FormAnswer {
  if (error === null) return { typed, faults: {}, problem: m.person_unreachable() };
  const field = FIELD_OF_CODE[String(error.code)];
  if (field !== undefined) return { typed, faults: { [field]: error.message }, problem: null };
  const faults = Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]));
  return { typed, faults, problem: Object.keys(faults).length > 0 ? null : error.message };
}

/** Returns the page's status: the API's own, or 503 if the API was unreachable. */
export function statusOfRefusal({ status }: Refused): number {
  return status === 0 ? 503 : status;
}
