/** Which part of a list an address asks for. */
export type AskedList<State extends string = never> = {
  readonly search: string;
  readonly state: State | null;
  readonly after: string | null;
};

/** Reads which part of a list an address asks for; a state that the list does not have is left out. studio#lists. */
export function askedOf<State extends string>(query: URLSearchParams, states: readonly State[]): AskedList<State> {
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    state: states.find((state) => state === query.get("state")) ?? null,
    after: query.get("after"),
  };
}

/** Returns the query of a page of the list; empty values are left out. */
export function queryOf(asked: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(asked).filter((each): each is [string, string] => Boolean(each[1]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
