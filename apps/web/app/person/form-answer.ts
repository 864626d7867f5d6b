import type { ErrorBody } from "@comptoir/contract";
import { m } from "@comptoir/messages";

/** What a form of an account comes back with when it led nowhere: what was typed, and what is wrong with it. Never a password. */
export type FormAnswer = {
  readonly typed: Readonly<Record<string, string>>;
  /** What is wrong with a field, by its name. */
  readonly faults: Readonly<Record<string, string>>;
  /** What is wrong with none of the fields. */
  readonly problem: string | null;
};

type Refused = { readonly ok: false; readonly status: number; readonly error: ErrorBody<unknown> | null };

/** Refusals that belong at a field. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = { email_in_use: "email", password_wrong: "currentPassword" };

/** The longest text that is handed back to a field. */
const LONGEST_TEXT = 254;

/** What was typed into a form's fields, by name, without the spaces around it; passwords are read by `readPassword`. */
export function readTyped<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(form, name).trim().slice(0, LONGEST_TEXT)]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** A password as it was typed: nothing is cut off. */
export function readPassword(form: FormData, name = "password"): string {
  return textOf(form, name);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** What a script of the page sent as JSON in a field, such as a passkey's answer; null where it is none. The API judges what it says. */
export function readJson<Value>(form: FormData, name: string): Value | null {
  try {
    return JSON.parse(textOf(form, name)) as Value;
  } catch {
    return null;
  }
}

/** The fields among these that were left empty, each with what a form says of that. */
export function missingFaults(texts: Readonly<Record<string, string>>): Record<string, string> {
  const missing = Object.entries(texts).filter(([, text]) => text === "");
  return Object.fromEntries(missing.map(([name]) => [name, m.form_required()]));
}

/** What the API says of a form, at the fields that it is about, in the words of its answer. */
export function answerOfRefusal({ error }: Refused, typed: FormAnswer["typed"]): FormAnswer {
  if (error === null) return { typed, faults: {}, problem: m.person_unreachable() };
  const field = FIELD_OF_CODE[String(error.code)];
  if (field !== undefined) return { typed, faults: { [field]: error.message }, problem: null };
  const faults = Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]));
  return { typed, faults, problem: Object.keys(faults).length > 0 ? null : error.message };
}

/** The status of the page that says it: the API's own, 503 where it could not be reached. */
export function statusOfRefusal({ status }: Refused): number {
  return status === 0 ? 503 : status;
}
