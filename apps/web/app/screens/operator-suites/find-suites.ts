import type { EventSuiteData } from "@comptoir/contract";
import { SUITE_STATES } from "@comptoir/ordering";

/** A suite as an operator's list shows it. */
export type ListedSuite = {
  readonly id: string;
  readonly name: string;
  /** Null: the owner has no account yet. */
  readonly owner: string | null;
  readonly state: EventSuiteData["state"];
  readonly tab: string | null;
  /** Its orders go on the tab today. */
  readonly isEventDay: boolean;
};

type State = ListedSuite["state"];

/** What an operator looks for: words of a name or an owner, and one state; blank and null are all. */
export type SuiteSearch = { readonly query: string; readonly state: State | null };

/** Reads a search from its page's address; a state that there is not is none. */
export function readSuiteSearch(params: URLSearchParams): SuiteSearch {
  const asked = params.get("state");
  const state = SUITE_STATES.find((one) => one === asked) ?? null;
  return { query: (params.get("q") ?? "").slice(0, 100), state };
}

/** Where a search is, below the page's own address. */
export function suiteSearchQuery({ query, state }: SuiteSearch): string {
  return `?${new URLSearchParams({ ...(query === "" ? {} : { q: query }), ...(state === null ? {} : { state }) })}`;
}

/**
 * The suites of a state whose name or owner has every word of a search, however it is accented and whichever apostrophe it has; all of them
 * where nothing is searched for.
 */
export function findSuites<Suite extends Pick<ListedSuite, "name" | "owner" | "state">>(
  suites: readonly Suite[],
  { query, state }: SuiteSearch,
): readonly Suite[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return suites.filter((suite) => {
    const text = plain(`${suite.name} ${suite.owner ?? ""}`);
    return (state === null || suite.state === state) && words.every((word) => text.includes(word));
  });
}

/** How many suites are in each state that any of them is in, as their day goes. suites#suite-states. */
export function countStates(suites: readonly Pick<ListedSuite, "state">[]): readonly (readonly [State, number])[] {
  const counts = Map.groupBy(suites, ({ state }) => state);
  return SUITE_STATES.flatMap((state) => {
    const count = counts.get(state)?.length ?? 0;
    return count === 0 ? [] : [[state, count] as const];
  });
}

function plain(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare
    .replace(/[’ʼ`´]/g, "'")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe");
}
