import { isEmail, isName } from "./contact.ts";
import { isPhone } from "./formats.ts";

/** By what a venue's members name themselves: `membership_customization.input_type`; any other word is a number of an account. */
const MEMBER_INPUT_TYPES = ["name", "email", "phone", "account"] as const;
export type MemberInputType = (typeof MEMBER_INPUT_TYPES)[number];

/** Reads a venue's `input_type`. venue#menu-configuration. */
export function readMemberInputType(inputType: string | null | undefined): MemberInputType {
  const named = inputType?.trim().toLowerCase();
  if (named === "tel") return "phone";
  return MEMBER_INPUT_TYPES.find((type) => type === named) ?? "account";
}

/** The longest identifier of a member, in characters. */
const MAX_LENGTH = 120;

const CHECKS: Readonly<Record<MemberInputType, (text: string) => boolean>> = {
  name: isName,
  email: isEmail,
  phone: isPhone,
  account: (text) => /[\p{L}\p{N}]/u.test(text),
};

/** Tells whether a text can name a member at all, before anybody is asked. checkout#membership-errors. */
export function isMemberIdentifier(text: string, type: MemberInputType): boolean {
  const trimmed = text.trim();
  return trimmed !== "" && trimmed.length <= MAX_LENGTH && CHECKS[type](trimmed);
}
