import type { EventSuiteData } from "@comptoir/contract";
import { type DueDay, SUITE_STATES } from "@comptoir/ordering";

export type ListedSuite = {
  readonly id: string;
  readonly name: string;
  /** The owner's name; null if the owner has no account. */
  readonly owner: string | null;
  readonly state: EventSuiteData["state"];
  /** The day on which pre-orders close, if that is today or tomorrow, and if the suite has no pre-order. */
  readonly due: DueDay | null;
  /** The formatted total of the pre-order; null without one. */
  readonly preOrder: string | null;
  /** The formatted total and limit of the tab; null if no tab is open. */
  readonly tab: { readonly total: string; readonly limit: string | null } | null;
  /** Whether the suite's orders go on the tab today. */
  readonly isEventDay: boolean;
};

/** Each state, and `due` for suites without a pre-order whose pre-orders close today or tomorrow. */
const FILTERS = ["due", ...SUITE_STATES] as const;
export type SuiteFilter = (typeof FILTERS)[number];

/** `query`: words of the suite's or the owner's name, or "". `state`: null for all suites. */
export type SuiteSearch = { readonly query: string; readonly state: SuiteFilter | null };

export function readSuiteSearch(params: URLSearchParams): SuiteSearch {
  const asked = params.get("state");
  const state = FILTERS.find((one) => one === asked) ?? null;
  return { query: (params.get("q") ?? "").slice(0, 100), state };
}

export function suiteSearchQuery({ query, state }: SuiteSearch): string {
  return `?${new URLSearchParams({ ...(query === "" ? {} : { q: query }), ...(state === null ? {} : { state }) })}`;
}

type Filtered = Pick<ListedSuite, "state" | "due">;

function isOfFilter({ state, due }: Filtered, filter: SuiteFilter): boolean {
  return filter === "due" ? due !== null : state === filter;
}

/**
 * Returns the suites of the filter whose name or owner contains every searched word, without regard to
 * accents and apostrophes. An empty query matches all.
 */
export function findSuites<Suite extends Pick<ListedSuite, "name" | "owner"> & Filtered>(
  suites: readonly Suite[],
  { query, state }: SuiteSearch,
): readonly Suite[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return suites.filter((suite) => {
    const text = plain(`${suite.name} ${suite.owner ?? ""}`);
    return (state === null || isOfFilter(suite, state)) && words.every((word) => text.includes(word));
  });
}

/**
 * Counts the suites of each filter: `due` first, then by state in the order of the event day. Omits empty
 * filters. suites#suite-states, suites#pre-order-due.
 */
export function countStates(suites: readonly Filtered[]): readonly (readonly [SuiteFilter, number])[] {
  return FILTERS.flatMap((filter) => {
    const count = suites.filter((suite) => isOfFilter(suite, filter)).length;
    return count === 0 ? [] : [[filter, count] as const];
  });
}

function plain(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare
    .replace(/[’ʼ`´]/g, "'")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe");
}
