export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: 254,
} as const;

export const PHONE_INPUT = { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 40 } as const;
