/** The validation rules of form fields, named as their messages. checkout#form-messages. */
export const FORM_RULES = [
  "required",
  "email",
  "phone",
  "phone_or_none",
  "min",
  "max",
  "min_value",
  "numeric",
  "integer",
  "expiry",
  "credit_card",
  "postal_code",
  "name",
  "greater_than",
  "address_too_far",
  "address_vague",
  "address_invalid",
  "password",
  "password_common",
] as const;
export type FormRule = (typeof FORM_RULES)[number];

/** An invalid form field: its path in the request body, the broken rule, and the parameters of the message. */
export type FieldRefusal = {
  readonly field: string;
  readonly rule: FormRule;
  readonly params?: Readonly<Record<string, string | number>>;
};
