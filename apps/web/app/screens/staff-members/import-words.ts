import type { MembersDifferData } from "@comptoir/contract";
import { m } from "@comptoir/messages";

/** A spreadsheet saves UTF-8 or, in older versions, Windows-1252. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const FIELD_WORDS: Readonly<Record<string, () => string>> = {
  identifier: m.staff_member_identifier,
  firstName: m.staff_member_first_name,
  lastName: m.staff_member_last_name,
  email: m.staff_member_email,
  phone: m.staff_member_phone,
  promos: m.staff_member_promos,
};

type Refused = {
  readonly code?: string | number;
  readonly current?: unknown;
  readonly message?: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[] | undefined;
};

/** Says what is wrong with a file of members, line by line; without an answer, that there was none. studio#member-import. */
export function wordProblems(refused: Refused | null): string[] {
  const problems = (refused?.issues ?? []).map(({ path, message }) => wordProblem(path, message));
  return problems.length > 0 ? problems : [refused?.message ?? m.person_unreachable()];
}

/** The path of a fault is its line and its field, such as `lines[3].email`. */
function wordProblem(path: string, message: string): string {
  const [, line, field = ""] = /^lines\[(\d+)\]\.(\w+)/.exec(path) ?? [];
  if (line === undefined) return message;
  return m.staff_members_import_line({ line, field: FIELD_WORDS[field]?.() ?? field, message });
}

/** Says which members a file changes, and in which fields; null if it was refused for something else. studio#member-import. */
export function wordDiffering(refused: Refused | null) {
  if (refused?.code !== "members_differ") return null;
  const { seen, count, members } = refused.current as MembersDifferData;
  const lines = members.map(({ identifier, fields }) => {
    const words = fields.map((field) => FIELD_WORDS[field]?.() ?? field).join(", ");
    return m.staff_members_import_differing({ identifier, fields: words });
  });
  return { seen, count, lines };
}
