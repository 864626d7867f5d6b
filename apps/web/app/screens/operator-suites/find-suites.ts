import type { EventSuiteData } from "@comptoir/contract";

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

/** The suites whose name or owner has every word of a search, however it is accented and whichever apostrophe it has; all of them where nothing is searched for. */
export function findSuites<Suite extends Pick<ListedSuite, "name" | "owner">>(
  suites: readonly Suite[],
  query: string,
): readonly Suite[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return suites.filter(({ name, owner }) => {
    const text = plain(`${name} ${owner ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare
    .replace(/[’ʼ`´]/g, "'")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe");
}
