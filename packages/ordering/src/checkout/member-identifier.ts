import { isEmail, isName } from "./contact.ts";
import { isPhone } from "./formats.ts";

/** The kinds of a member's identifier (`membership_customization.input_type`); any other value means `account`. */
const MEMBER_INPUT_TYPES = ["name", "email", "phone", "account"] as const;
export type MemberInputType = (typeof MEMBER_INPUT_TYPES)[number];

/** Parses a venue's `input_type`. venue#menu-configuration. */
export function readMemberInputType(inputType: string | null | undefined): MemberInputType {
  const named = inputType?.trim().toLowerCase();
  if (named === "tel") return "phone";
  return MEMBER_INPUT_TYPES.find((type) => type === named) ?? "account";
}

/** Maximum length of a member's identifier, in characters. */
const MAX_LENGTH = 120;

const CHECKS: Readonly<Record<MemberInputType, (text: string) => boolean>> = {
  name: isName,
  email: isEmail,
  phone: isPhone,
  account: (text) => /[\p{L}\p{N}]/u.test(text),
};

/** Validates the format of a member's identifier. checkout#membership-errors. */
export function isMemberIdentifier(text: string, type: MemberInputType): boolean {
  const trimmed = text.trim();
  return trimmed !== "" && trimmed.length <= MAX_LENGTH && CHECKS[type](trimmed);
}
