import type { FieldRefusal } from "./field-refusal.ts";
import { isPhone } from "./formats.ts";
import { normalizeSigns } from "./typed-fields.ts";

/** A phone number as it is shown, `416-555-0123`. checkout#notification-form. */
export const NOTIFICATION_PHONE_LENGTH = 12;
/** No day has so many orders that a number needs more digits. */
const MAX_NUMBER_LENGTH = 9;

/** Who wants to be told that an order is ready: its number, and the phone as it is shown. */
export type NotificationForm = { readonly orderNumber: string; readonly phoneNumber: string };

/**
 * Reviews the notification form: the order's number is required, and a phone number of 12 characters. The fields are named as
 * the body names them. checkout#notification-form.
 */
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
