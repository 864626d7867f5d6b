import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Problem } from "../../forms/problem.tsx";
import { SuiteStateBadge, suiteStateWords } from "../../suites/suite-state-badge.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { dueWords, type EventSums } from "../operator-events/sum-suites.ts";
import {
  type countStates,
  type ListedSuite,
  type SuiteFilter,
  type SuiteSearch,
  suiteSearchQuery,
} from "./find-suites.ts";

type SuiteListProps = {
  readonly slug: string;
  readonly search: SuiteSearch;
  readonly suites: readonly ListedSuite[];
  /** Why acting for the owner was refused, as text. */
  readonly problem: string | null;
};

/** An event's suites as a table, whose rows are cards on a phone. screens#operator-screens. */
export function SuiteList({ slug, search, suites, problem }: SuiteListProps) {
  return (
    <>
      <SuiteSearchForm search={search} />
      <Problem message={problem} />
      {suites.length === 0 ? (
        <EmptyState
          drawing={<BlankTicket />}
          heading={m.operator_no_suites()}
          action={<LinkButton to="?">{m.operator_search_clear()}</LinkButton>}
        >
          {m.operator_no_suites_text()}
        </EmptyState>
      ) : (
        <SuiteTable slug={slug} suites={suites} />
      )}
    </>
  );
}

function SuiteSearchForm({ search }: Pick<SuiteListProps, "search">) {
  return (
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
  );
}

const CELL = "sm:border-t sm:border-hairline sm:px-3 sm:py-3 sm:align-middle sm:first:pl-0 sm:last:pr-0";
const AMOUNT = "figures sm:text-right";

function SuiteTable({ slug, suites }: Pick<SuiteListProps, "slug" | "suites">) {
  const heads = [m.operator_suite(), m.operator_state(), m.operator_pre_orders(), m.operator_tabs()];
  return (
    <table className="w-full border-hairline border-b max-sm:block">
      <thead className="max-sm:visually-hidden">
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={classNames(
                "px-3 pb-2 text-left text-small font-medium text-ink-soft first:pl-0",
                index > 1 && "sm:text-right lg:w-44",
              )}
            >
              {head}
            </th>
          ))}
          <th scope="col" className="pb-2">
            <span className="visually-hidden">{m.operator_actions()}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {suites.map((suite) => (
          <SuiteRow key={suite.id} slug={slug} suite={suite} />
        ))}
      </tbody>
    </table>
  );
}

function SuiteRow({ slug, suite }: { readonly slug: string; readonly suite: ListedSuite }) {
  const { name, owner, state, due, preOrder, tab } = suite;
  return (
    <tr className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-2 max-sm:border-t max-sm:border-hairline max-sm:py-4">
      <th scope="row" className={classNames(CELL, "text-left font-normal max-sm:flex-[1_1_9rem]")}>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-ink-soft wrap-anywhere">{owner ?? m.suite_owner_without_account()}</span>
      </th>
      <td className={CELL}>
        <span className="flex flex-col items-start gap-1 sm:whitespace-nowrap">
          <SuiteStateBadge state={state} />
          {due === null ? null : (
            <Badge tone="danger">{due === "today" ? m.operator_closes_today() : m.operator_closes_tomorrow()}</Badge>
          )}
        </span>
      </td>
      <AmountCell label={m.operator_pre_orders()} isEmpty={preOrder === null}>
        {preOrder ?? "–"}
      </AmountCell>
      <AmountCell label={m.operator_tabs()} isEmpty={tab === null}>
        {tab === null ? (
          "–"
        ) : (
          <>
            {tab.total}
            {tab.limit === null ? null : (
              <span className="text-small text-ink-soft sm:block"> {m.operator_limit({ limit: tab.limit })}</span>
            )}
          </>
        )}
      </AmountCell>
      <td className={classNames(CELL, "max-sm:basis-full")}>
        <SuiteActions slug={slug} suite={suite} />
      </td>
    </tr>
  );
}

type AmountCellProps = { readonly label: string; readonly isEmpty: boolean; readonly children: ReactNode };

function AmountCell({ label, isEmpty, children }: AmountCellProps) {
  return (
    <td className={classNames(CELL, AMOUNT, isEmpty && "text-ink-soft max-sm:hidden", "max-sm:basis-full")}>
      <span aria-hidden="true" className="text-small text-ink-soft sm:hidden">
        {label}{" "}
      </span>
      {children}
    </td>
  );
}

function SuiteActions({
  slug,
  suite: { id, name, owner, isEventDay },
}: {
  readonly slug: string;
  readonly suite: ListedSuite;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap sm:justify-end">
      {owner === null ? null : (
        <Form method="post" reloadDocument={true}>
          <input type="hidden" name="eventSuite" value={id} />
          <input type="hidden" name="eventDay" value={String(isEventDay)} />
          <Button
            type="submit"
            className="sm:whitespace-nowrap max-lg:px-3!"
            aria-label={m.suite_act_as_named({ owner, suite: name })}
          >
            {m.suite_act_as()}
          </Button>
        </Form>
      )}
      <LinkButton
        tone="plain"
        className="max-lg:px-2!"
        to={`/${slug}/suite-settings?${new URLSearchParams({ eventSuite: id })}`}
        aria-label={m.suite_settings_named({ suite: name })}
      >
        {m.suite_settings()}
      </LinkButton>
    </div>
  );
}

type SuiteStatesProps = {
  readonly search: SuiteSearch;
  readonly states: ReturnType<typeof countStates>;
  readonly sums: EventSums;
};

/** Shows the number of suites in each state, with a link that filters the list. screens#operator-screens. */
export function SuiteStates({ search, states, sums: { suites, due } }: SuiteStatesProps) {
  if (states.length < 2) return null;
  const wordsOf = (filter: SuiteFilter | null) => {
    if (filter === null) return m.operator_states_all();
    return filter === "due" ? dueWords(due?.day ?? "tomorrow") : suiteStateWords(filter);
  };
  const choices = [[null, suites], ...states] as const;
  return (
    <nav aria-label={m.operator_states()}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(([filter, count]) => (
          <li key={filter ?? ""}>
            <Link
              to={suiteSearchQuery({ ...search, state: filter })}
              preventScrollReset={true}
              aria-current={search.state === filter ? "true" : undefined}
              className={classNames(
                "figures inline-flex min-h-11 items-center rounded-full border px-4 text-small",
                filter === "due" && "border-current bg-danger-tint text-danger",
                search.state === filter && "border-ink font-semibold forced-colors:outline-2",
                search.state !== filter && filter !== "due" && "border-edge text-ink-soft hover:text-ink",
              )}
            >
              {m.operator_state_count({ state: wordsOf(filter), count })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
