export type AskedMembers = { readonly search: string; readonly after: string | null };

/** Reads which members an address asks for. studio#venue-members. */
export function askedOf(query: URLSearchParams): AskedMembers {
  return { search: (query.get("search") ?? "").trim().slice(0, 100), after: query.get("after") };
}
