import { m } from "@comptoir/messages";
import { Link } from "react-router";
import { suiteStateWords } from "../../suites/suite-state-badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type countStates, type SuiteSearch, suiteSearchQuery } from "./find-suites.ts";

type SuiteStatesProps = { readonly search: SuiteSearch; readonly states: ReturnType<typeof countStates> };

/** How many of an event's suites are in each state, each leading to those suites: who has not ordered yet, say. screens#operator-screens. */
export function SuiteStates({ search, states }: SuiteStatesProps) {
  const all = states.reduce((sum, [, count]) => sum + count, 0);
  const choices = [[null, all], ...states] as const;
  if (states.length < 2) return null;
  return (
    <nav aria-label={m.operator_states()}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(([state, count]) => (
          <li key={state ?? ""}>
            <Link
              to={suiteSearchQuery({ ...search, state })}
              aria-current={search.state === state ? "true" : undefined}
              className={classNames(
                "figures inline-flex min-h-11 items-center rounded-full border px-4 text-small",
                search.state === state
                  ? "border-ink font-semibold forced-colors:outline-2"
                  : "border-edge text-ink-soft hover:text-ink",
              )}
            >
              {m.operator_state_count({
                state: state === null ? m.operator_states_all() : suiteStateWords(state),
                count,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
