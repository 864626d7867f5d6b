/** The attributes of an e-mail field. */
export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: 254,
} as const;

/** The attributes of a phone number field. */
export const PHONE_INPUT = { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 40 } as const;
