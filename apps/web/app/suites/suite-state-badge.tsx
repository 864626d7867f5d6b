import type { EventSuiteData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { Badge, type BadgeTone } from "../ui/badge.tsx";

type State = EventSuiteData["state"];

const STATES: Readonly<Record<State, { readonly words: () => string; readonly tone: BadgeTone }>> = {
  "no-pre-order": { words: () => m.suite_state_none(), tone: "neutral" },
  "in-progress": { words: () => m.suite_state_in_progress(), tone: "caution" },
  placed: { words: () => m.suite_state_placed(), tone: "good" },
  converted: { words: () => m.suite_state_converted(), tone: "accent" },
  "tab-open": { words: () => m.suite_state_tab_open(), tone: "accent" },
};

export function suiteStateWords(state: State): string {
  return STATES[state].words();
}

/** Shows the state of a suite. suites#suite-states. */
export function SuiteStateBadge({ state }: { readonly state: State }) {
  return <Badge tone={STATES[state].tone}>{suiteStateWords(state)}</Badge>;
}
