import { parse } from "csv-parse/sync";

/** A row of a table of members: its line in the file, and its filled cells by field of a venue file. */
export type MemberRow = { readonly line: number; readonly member: Readonly<Record<string, unknown>> };

export type MemberTable =
  | { readonly rows: readonly MemberRow[] }
  | { readonly refused: "unreadable" | "no-identifier" }
  | { readonly refused: "unknown-columns"; readonly columns: string };

const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["identifier", "id", "member", "membernumber", "membre", "identifiant"].map((one) => [one, "identifier"]),
  ),
  ...Object.fromEntries(["numerodemembre", "nodemembre"].map((one) => [one, "identifier"])),
  ...Object.fromEntries(["firstname", "givenname", "prenom"].map((one) => [one, "firstName"])),
  ...Object.fromEntries(["lastname", "familyname", "surname", "nom", "nomdefamille"].map((one) => [one, "lastName"])),
  ...Object.fromEntries(["email", "emailaddress", "courriel", "adressecourriel"].map((one) => [one, "email"])),
  ...Object.fromEntries(["phone", "phonenumber", "telephone"].map((one) => [one, "phone"])),
  ...Object.fromEntries(
    ["promos", "memberprices", "prixmembre", "prixmembres", "prixdesmembres"].map((one) => [one, "promos"]),
  ),
};

type ParsedRow = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/**
 * Reads a table of members, as the list exports it or with usual headers in either language. Empty lines and cells are left
 * out; the fields are not checked. studio#member-import.
 */
export function readMemberTable(text: string): MemberTable {
  const first = text.slice(0, 2_000).split(/\r?\n|\r/, 1)[0] ?? "";
  const delimiter = [",", ";", "\t"].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ",";
  let parsed: readonly ParsedRow[];
  try {
    parsed = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      trim: true,
    }) as unknown as readonly ParsedRow[];
  } catch {
    return { refused: "unreadable" };
  }
  const [head, ...rows] = parsed.filter(({ record }) => record.some((cell) => cell !== ""));
  const headers = head?.record ?? [];
  const fields = headers.map((header) => FIELDS[plainOf(header)] ?? null);
  if (!fields.includes("identifier")) return { refused: "no-identifier" };
  const isFilled = (at: number) => rows.some(({ record }) => (record[at] ?? "") !== "");
  const longest = rows.reduce((most, { record }) => Math.max(most, record.length), headers.length);
  const unknown = Array.from({ length: longest }, (_, at) => at).filter((at) => !fields[at] && isFilled(at));
  if (unknown.length > 0) {
    return {
      refused: "unknown-columns",
      columns: unknown
        .map((at) => headers[at] || String(at + 1))
        .join(", ")
        .slice(0, 200),
    };
  }
  return {
    rows: rows.map(({ record, info }) => ({ line: info.lines, member: memberOf(fields, record) })),
  };
}

function memberOf(fields: readonly (string | null)[], record: readonly string[]): Record<string, unknown> {
  const member: Record<string, unknown> = { identifier: "" };
  for (const [at, field] of fields.entries()) {
    const cell = record[at] ?? "";
    if (field === null || cell === "" || member[field]) continue;
    member[field] = field === "promos" ? listOf(cell) : cell;
  }
  return member;
}

function listOf(cell: string): string[] {
  const codes = cell.split(/[,;|]/).map((code) => code.trim());
  return codes.filter((code) => code !== "");
}

function plainOf(header: string): string {
  return header
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
