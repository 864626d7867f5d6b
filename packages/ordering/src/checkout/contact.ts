import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import type { FieldRefusal } from "./field-refusal.ts";
import { isPhone } from "./formats.ts";
import { normalizeLine, normalizeSigns } from "./typed-fields.ts";

/** Who orders, as the checkout asks it. checkout#contact. */
export type Contact = { readonly fullName: string; readonly email: string; readonly phoneNumber: string };

/**
 * Whether a contact field is asked for: the order needs it, or one of several, or takes it where it is given all the same.
 * What is hidden is not looked at.
 */
export type ContactField = "required" | "either" | "unasked" | "hidden";
export type ContactFields = { readonly email: ContactField; readonly phone: ContactField };

/**
 * Which contact fields an order asks for. The venue's `hide_guest_info` hides them; at the table neither is asked for, since
 * the waiter knows where the diner sits; anywhere else the venue must be able to reach the diner, one way or the other.
 * checkout#contact-required, checkout#hide-guest-info.
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

/** Letters of any script, then also digits, spaces, what stands between the parts of names, and what joins letters, or keeps them apart. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N}'’.,\-‐·& \u200c\u200d]*$/u;
const EMAIL =
  /^[^\s@.,;<>()"]+(?:\.[^\s@.,;<>()"]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[\dA-Za-z-]+)$/u;

/** Tells whether a text can be a person's name. */
export function isName(text: string): boolean {
  return NAME.test(normalizeLine(text));
}

/** Tells whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(normalizeSigns(text));
}

/**
 * Checks who orders, in the order in which the checkout asks. The name is always needed: it is what is called out at the
 * counter. checkout#contact-required.
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

/** Neither is given where either would do: said at the first of the two. */
const REACH_REFUSAL: FieldRefusal = { field: "contact.phone_number", rule: "required" };

function checkName(text: string, field: string): FieldRefusal[] {
  if (text.trim() === "") return [{ field, rule: "required" }];
  if (text.trim().length > MAX_NAME_LENGTH) return [{ field, rule: "max", params: { length: MAX_NAME_LENGTH } }];
  return isName(text) ? [] : [{ field, rule: "name" }];
}

function checkEmail(text: string, field: string): FieldRefusal[] {
  return isEmail(text) ? [] : [{ field, rule: "email" }];
}

/** Who has no number that can be taken is told where one can be left out. */
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
