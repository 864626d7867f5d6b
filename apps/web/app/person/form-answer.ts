import type { ErrorBody } from "@comptoir/contract";
import { m } from "@comptoir/messages";

/** The result of a failed account form: the typed values and the errors, but never a password. */
export type FormAnswer = {
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  readonly problem: string | null;
};

type Refused = { readonly ok: false; readonly status: number; readonly error: ErrorBody<unknown> | null };

/** Error codes that are about one field, by the field's name. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  email_in_use: "email",
  password_wrong: "currentPassword",
  pin_wrong: "pin",
  staff_name_taken: "name",
  key_name_taken: "name",
  code_taken: "code",
  member_taken: "identifier",
};

const LONGEST_TEXT = 254;

/** Trimmed. Use `readPassword` for passwords. */
export function readTyped<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(form, name).trim().slice(0, LONGEST_TEXT)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

export function readPassword(form: FormData, name = "password"): string {
  return textOf(form, name);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * Parses JSON that a script put into a field, such as a passkey's answer; null if malformed. The API
 * validates its content.
 */
export function readJson<Value>(form: FormData, name: string): Value | null {
  try {
    return JSON.parse(textOf(form, name)) as Value;
  } catch {
    return null;
  }
}

export function missingFaults(texts: Readonly<Record<string, string>>): Record<string, string> {
  const missing = Object.entries(texts).filter(([, text]) => text === "");
  return Object.fromEntries(missing.map(([name]) => [name, m.form_required()]));
}

/** Maps the API's refusal to errors of fields where it names fields, otherwise to `problem`. */
export function answerOfRefusal({ error }: Refused, typed: FormAnswer["typed"]): FormAnswer {
  if (error === null) return { typed, faults: {}, problem: m.person_unreachable() };
  const field = FIELD_OF_CODE[String(error.code)];
  if (field !== undefined) return { typed, faults: { [field]: error.message }, problem: null };
  const faults = Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]));
  return { typed, faults, problem: Object.keys(faults).length > 0 ? null : error.message };
}

/** Returns the API's status, or 503 if the API was unreachable. */
export function statusOfRefusal({ status }: Refused): number {
  return status === 0 ? 503 : status;
}
