import { newCode } from "./codes.ts";
import { hashSecret } from "./secrets.ts";

/** Three groups of four: sixty bits, which a quarter of an hour of twenty tries does not dent. people#staff-codes. */
const CODE_LENGTH = 12;

/** A code with which somebody of the staff signs in once, as it is typed off. */
export function newStaffCode(): string {
  return newCode(CODE_LENGTH);
}

/** What is stored of a code, however it was typed: capitals, spaces and hyphens make no difference. */
export function hashStaffCode(typed: string): string {
  return hashSecret(typed.toUpperCase().replace(/[^0-9A-Z]/g, ""));
}
