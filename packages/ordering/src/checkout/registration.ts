import { checkPassword } from "../account/password.ts";
import { type Contact, type ContactFields, checkContact } from "./contact.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** Who orders and has an account made with the order. checkout#register-at-checkout. */
export type Registration = Contact & {
  readonly password: string;
  /** News and offers are wanted; never unless it was said. */
  readonly consent: boolean;
};

/** Checks who registers with an order, in the order in which the checkout asks: an account needs an address and a password. */
export function checkRegistration(registration: Registration, fields: ContactFields): FieldRefusal[] {
  const { password, email, fullName } = registration;
  const contact = checkContact(registration, { ...fields, email: "required" });
  return [...contact, ...checkNewPassword(password, { email, names: Object.values(splitName(fullName)) })];
}

/** people#password. */
function checkNewPassword(password: string, owner: Parameters<typeof checkPassword>[1]): FieldRefusal[] {
  const field = "contact.password";
  if (password === "") return [{ field, rule: "required" }];
  const faults = checkPassword(password, owner);
  if (faults.length === 0) return [];
  return [{ field, rule: faults.includes("common") ? "password_common" : "password" }];
}

/** A full name as an account has it: what stands last is the last name. */
export function splitName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.trim().split(/\s+/);
  return words.length < 2
    ? { firstName: fullName.trim(), lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}
