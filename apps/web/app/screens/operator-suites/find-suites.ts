import type { EventSuiteData } from "@comptoir/contract";
import { SUITE_STATES } from "@comptoir/ordering";

/** A suite in an operator's list. */
export type ListedSuite = {
  readonly id: string;
  readonly name: string;
  /** The owner's name; null if the owner has no account. */
  readonly owner: string | null;
  readonly state: EventSuiteData["state"];
  readonly tab: string | null;
  /** Whether the suite's orders go on the tab today. */
  readonly isEventDay: boolean;
};

type State = ListedSuite["state"];

/** An operator's search for suites. `query`: words of the suite's or owner's name, or "". `state`: null for any. */
export type SuiteSearch = { readonly query: string; readonly state: State | null };

/** Parses a search from the query of the page; ignores an unknown state. */
export function readSuiteSearch(params: URLSearchParams): SuiteSearch {
  const asked = params.get("state");
  const state = SUITE_STATES.find((one) => one === asked) ?? null;
  return { query: (params.get("q") ?? "").slice(0, 100), state };
}

/** Formats a search as the query of the page. */
export function suiteSearchQuery({ query, state }: SuiteSearch): string {
  return `?${new URLSearchParams({ ...(query === "" ? {} : { q: query }), ...(state === null ? {} : { state }) })}`;
}

/**
 * Returns the suites of a state whose name or owner contains every searched word. An empty search returns all.
 * Ignores accents and apostrophe variants.
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

/** Counts the suites in each state, in the order of the event day. Omits empty states. suites#suite-states. */
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
