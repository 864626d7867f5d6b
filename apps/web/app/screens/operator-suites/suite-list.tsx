import { m } from "@comptoir/messages";
import { Form, Link } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { SuiteStateBadge, suiteStateWords } from "../../suites/suite-state-badge.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { type countStates, type ListedSuite, type SuiteSearch, suiteSearchQuery } from "./find-suites.ts";

type SuiteListProps = {
  readonly slug: string;
  readonly search: SuiteSearch;
  readonly suites: readonly ListedSuite[];
  /** Why acting for the owner was refused, as text. */
  readonly problem: string | null;
};

/**
 * Lists an event's suites with their states, and links to act for each owner and to the settings.
 * screens#operator-screens.
 */
export function SuiteList({ slug, search, suites, problem }: SuiteListProps) {
  return (
    <>
      <Form method="get" role="search" className="flex max-w-xl flex-wrap items-end gap-3">
        <TextField
          id="q"
          name="q"
          type="search"
          label={m.operator_search()}
          defaultValue={search.query}
          optional={true}
          isOptionalUnsaid={true}
          className="min-w-0 flex-[1_1_14rem]"
        />
        {search.state === null ? null : <input type="hidden" name="state" value={search.state} />}
        <Button type="submit">{m.operator_search_go()}</Button>
      </Form>
      <Problem message={problem} />
      {suites.length === 0 ? (
        <EmptyState drawing={<BlankTicket />} heading={m.operator_no_suites()} />
      ) : (
        <ul className="grid divide-y divide-hairline border-y border-hairline sm:grid-cols-[minmax(8rem,1fr)_minmax(8rem,auto)_auto_auto] sm:gap-x-5">
          {suites.map(({ id, name, owner, state, tab, isEventDay }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-2 gap-y-2 py-4 sm:col-span-full sm:grid sm:grid-cols-subgrid"
            >
              <div className="min-w-40 flex-1 sm:min-w-0">
                <h2 className="text-body font-semibold">{name}</h2>
                <p className="text-small text-ink-soft">{owner ?? m.suite_owner_without_account()}</p>
              </div>
              <div className="flex min-w-32 flex-1 flex-col items-start gap-1 sm:max-w-52">
                <SuiteStateBadge state={state} />
                {tab ? <span className="figures text-small text-ink-soft">{tab}</span> : null}
              </div>
              {owner === null ? (
                <span className="max-sm:hidden" />
              ) : (
                <Form method="post" reloadDocument={true}>
                  <input type="hidden" name="eventSuite" value={id} />
                  <input type="hidden" name="eventDay" value={String(isEventDay)} />
                  <Button
                    type="submit"
                    className="sm:whitespace-nowrap"
                    aria-label={m.suite_act_as_named({ owner, suite: name })}
                  >
                    {m.suite_act_as()}
                  </Button>
                </Form>
              )}
              <LinkButton
                tone="plain"
                to={`/${slug}/suite-settings?${new URLSearchParams({ eventSuite: id })}`}
                aria-label={m.suite_settings_named({ suite: name })}
              >
                {m.suite_settings()}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type SuiteStatesProps = { readonly search: SuiteSearch; readonly states: ReturnType<typeof countStates> };

/**
 * Shows how many of an event's suites are in each state. Each count links to its suites, for example those without
 * an order.
 * screens#operator-screens.
 */
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
