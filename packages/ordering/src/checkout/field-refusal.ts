/** The rules that a field can break, by the names of their messages. checkout#form-messages. */
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

/** A field of a form that breaks a rule: the field's path on the wire, and what the rule's message needs to know. */
export type FieldRefusal = {
  readonly field: string;
  readonly rule: FormRule;
  readonly params?: Readonly<Record<string, string | number>>;
};
