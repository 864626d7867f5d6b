import { CODE_STATES, type CodeState } from "@comptoir/ordering";

export type AskedCodes = { readonly search: string; readonly state: CodeState | null; readonly after: string | null };

/** Reads which codes an address asks for; an unknown state is left out. studio#codes. */
export function askedOf(query: URLSearchParams): AskedCodes {
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    state: CODE_STATES.find((state) => state === query.get("state")) ?? null,
    after: query.get("after"),
  };
}

/** Returns the query of a page of the list; empty values are left out. */
export function queryOf(asked: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(asked).filter((each): each is [string, string] => Boolean(each[1]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
