import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import type { FieldRefusal } from "./field-refusal.ts";
import { isPhone } from "./formats.ts";
import { normalizeLine, normalizeSigns } from "./typed-fields.ts";

/** The contact details of the person who orders. checkout#contact. */
export type Contact = { readonly fullName: string; readonly email: string; readonly phoneNumber: string };

/**
 * Whether the checkout asks for a contact field:
 * - `required`: the order needs it,
 * - `either`: the order needs this field or the other one,
 * - `unasked`: optional, but validated if filled in,
 * - `hidden`: neither asked nor read.
 */
export type ContactField = "required" | "either" | "unasked" | "hidden";
export type ContactFields = { readonly email: ContactField; readonly phone: ContactField };

/**
 * Returns which contact fields an order asks for; at the table both are optional. checkout#contact-required,
 * checkout#hide-guest-info.
 */
export function contactFields(
  type: OrderType,
  hidden: NonNullable<RestaurantData["order_options"]>["hide_guest_info"],
): ContactFields {
  const takesBoth = !(hidden?.email || hidden?.phone);
  const needed: ContactField = takesBoth ? "either" : "required";
  const shown = ORDER_TYPE_RULES[type].inHouse ? "unasked" : needed;
  return { email: hidden?.email ? "hidden" : shown, phone: hidden?.phone ? "hidden" : shown };
}

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;

/**
 * Matches a person's name: a letter of any script, then letters, digits, spaces, punctuation of names and
 * zero-width (non-)joiners.
 */
const NAME = /^\p{L}[\p{L}\p{M}\p{N}'’.,\-‐·& \u200c\u200d]*$/u;
const EMAIL =
  /^[^\s@.,;<>()"]+(?:\.[^\s@.,;<>()"]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[\dA-Za-z-]+)$/u;

export function isName(text: string): boolean {
  return NAME.test(normalizeLine(text));
}

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(normalizeSigns(text));
}

/**
 * Validates the contact details, in the order of the checkout's fields. The name is always required, because the
 * counter calls it out. checkout#contact-required.
 */
export function checkContact(contact: Contact, fields: ContactFields): FieldRefusal[] {
  const isUnreachable = fields.phone === "either" && contact.phoneNumber.trim() + contact.email.trim() === "";
  return [
    ...checkName(contact.fullName, "contact.full_name"),
    ...(isUnreachable ? [REACH_REFUSAL] : []),
    ...checkField(contact.phoneNumber, fields.phone, "contact.phone_number", checkPhone),
    ...checkField(contact.email, fields.email, "contact.email", checkEmail),
  ];
}

/** The refusal if neither e-mail address nor phone number is given; shown at the phone number. */
const REACH_REFUSAL: FieldRefusal = { field: "contact.phone_number", rule: "required" };

function checkName(text: string, field: string): FieldRefusal[] {
  if (text.trim() === "") return [{ field, rule: "required" }];
  if (text.trim().length > MAX_NAME_LENGTH) return [{ field, rule: "max", params: { length: MAX_NAME_LENGTH } }];
  return isName(text) ? [] : [{ field, rule: "name" }];
}

function checkEmail(text: string, field: string): FieldRefusal[] {
  return isEmail(text) ? [] : [{ field, rule: "email" }];
}

/** Refuses an invalid phone number. For an optional field, the message adds that it may stay empty. */
function checkPhone(text: string, field: string, need: ContactField): FieldRefusal[] {
  return isPhone(text) ? [] : [{ field, rule: need === "required" ? "phone" : "phone_or_none" }];
}

function checkField(
  text: string,
  need: ContactField,
  field: string,
  check: (text: string, field: string, need: ContactField) => FieldRefusal[],
): FieldRefusal[] {
  if (need === "hidden") return [];
  if (text.trim() !== "") return check(text, field, need);
  return need === "required" ? [{ field, rule: "required" }] : [];
}
