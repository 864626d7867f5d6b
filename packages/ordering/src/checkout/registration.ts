import { checkPassword } from "../account/password.ts";
import { type Contact, type ContactFields, checkContact } from "./contact.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** The contact details of a person who creates an account with the order. checkout#register-at-checkout. */
export type Registration = Contact & {
  readonly password: string;
  /** Consent to news and offers; true only if the person gave it. */
  readonly consent: boolean;
};

/** Validates a registration, which needs an e-mail address and a password; refusals come in the order of the form. */
export function checkRegistration(registration: Registration, fields: ContactFields): FieldRefusal[] {
  const { password, email, fullName } = registration;
  const contact = checkContact(registration, { ...fields, email: "required" });
  return [...contact, ...checkNewPassword(password, { email, names: Object.values(splitName(fullName)) })];
}

/** Validates a new password. people#password. */
function checkNewPassword(password: string, owner: Parameters<typeof checkPassword>[1]): FieldRefusal[] {
  const field = "contact.password";
  if (password === "") return [{ field, rule: "required" }];
  const faults = checkPassword(password, owner);
  if (faults.length === 0) return [];
  return [{ field, rule: faults.includes("common") ? "password_common" : "password" }];
}

/** Splits a full name: the last word is the last name. */
export function splitName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.trim().split(/\s+/);
  return words.length < 2
    ? { firstName: fullName.trim(), lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}
