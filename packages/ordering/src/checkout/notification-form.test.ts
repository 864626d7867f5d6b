import { expect, test } from "vitest";
import { reviewNotification } from "./notification-form.ts";

const rulesOf = (orderNumber: string, phoneNumber: string) =>
  reviewNotification({ orderNumber, phoneNumber }).map(({ field, rule }) => `${field.split(".").at(-1)} ${rule}`);

test("Notification form: order id is required, and the phone number must be 12 digits.", () => {
  expect(rulesOf("", "")).toEqual(["checkNum required", "phone_number required"]);
  expect(rulesOf("42", "416-555-0123")).toEqual([]);
  expect(rulesOf("42", "4165550123")).toEqual(["phone_number min"]);
  expect(rulesOf("42", "1-416-555-0123")).toEqual(["phone_number max"]);
  expect(rulesOf("42", "abc-def-ghij")).toEqual(["phone_number phone"]);
  expect(rulesOf("forty-two", "416-555-0123")).toEqual(["checkNum numeric"]);
  expect(rulesOf("1234567890", "416-555-0123")).toEqual(["checkNum max"]);
});
