import type { FieldRefusal } from "./field-refusal.ts";
import { isPhone } from "./formats.ts";
import { normalizeSigns } from "./typed-fields.ts";

/** Length of a formatted phone number, `416-555-0123`. checkout#notification-form. */
export const NOTIFICATION_PHONE_LENGTH = 12;
/** Maximum number of digits of an order number. */
const MAX_NUMBER_LENGTH = 9;

export type NotificationForm = { readonly orderNumber: string; readonly phoneNumber: string };

/** Validates the notification form; names refused fields as in the request body. checkout#notification-form. */
export function reviewNotification({ orderNumber, phoneNumber }: NotificationForm): FieldRefusal[] {
  return [...checkNumber(normalizeSigns(orderNumber)), ...checkPhone(normalizeSigns(phoneNumber))];
}

function checkNumber(text: string): FieldRefusal[] {
  const field = "config.checkNum";
  if (text === "") return [{ field, rule: "required" }];
  if (!/^\d+$/.test(text)) return [{ field, rule: "numeric" }];
  return text.length > MAX_NUMBER_LENGTH ? [{ field, rule: "max", params: { length: MAX_NUMBER_LENGTH } }] : [];
}

function checkPhone(text: string): FieldRefusal[] {
  const field = "checkout.contact.phone_number";
  const length = NOTIFICATION_PHONE_LENGTH;
  if (text === "") return [{ field, rule: "required" }];
  if (text.length < length) return [{ field, rule: "min", params: { length } }];
  if (text.length > length) return [{ field, rule: "max", params: { length } }];
  return /^\d{3}-\d{3}-\d{4}$/.test(text) && isPhone(text) ? [] : [{ field, rule: "phone" }];
}
