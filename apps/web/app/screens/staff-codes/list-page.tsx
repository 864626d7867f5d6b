import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { queryOf } from "./asked-list.ts";

export type ListPageProps = {
  readonly restaurant: StaffData["restaurant"];
  /** The address of the list; the CSV file is beside it. */
  readonly path: string;
  readonly asked: { readonly search: string; readonly state?: string | null; readonly after: string | null };
  readonly cursor: string | null;
  readonly states?: readonly { readonly value: string; readonly label: string }[];
  readonly words: {
    readonly heading: string;
    readonly text: string;
    readonly search: string;
    readonly none: string;
    readonly noneFound: string;
    readonly next: string;
    readonly all: string;
  };
  readonly add: { readonly to: string; readonly label: string };
  readonly notice?: ReactNode;
  /** The rows, as list items. */
  readonly children: readonly ReactNode[];
};

/** A manager's page of a list that counts at once: a search, a page of rows, and the CSV file. studio#lists. */
export function ListPage({ restaurant, path, asked, cursor, states, words, add, notice, children }: ListPageProps) {
  const { search, state = null, after } = asked;
  const isSearch = search !== "" || state !== null;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
          <PageHead heading={words.heading} text={words.text} up={{ to: "/staff", label: restaurant.name }} />
          {notice}
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <SearchForm key={`${search} ${state}`} label={words.search} search={search} state={state} states={states} />
            <LinkButton to={add.to} tone="primary" className="max-sm:w-full">
              {add.label}
            </LinkButton>
          </div>
          {children.length === 0 ? (
            <EmptyState drawing={<BlankTicket />} heading={isSearch ? words.noneFound : words.none} />
          ) : (
            <ul className="divide-y divide-hairline border-y border-hairline">{children}</ul>
          )}
          <p className="flex flex-wrap gap-3">
            {cursor === null ? null : (
              <Link to={`${path}${queryOf({ search, state, after: cursor })}`} className={buttonLook({})}>
                {words.next}
              </Link>
            )}
            {after === null && !isSearch ? null : (
              <Link to={path} className={buttonLook({})}>
                {words.all}
              </Link>
            )}
            {children.length === 0 ? null : (
              <a href={`${path}.csv${queryOf({ search, state })}`} download={true} className={buttonLook({})}>
                {m.staff_codes_csv()}
              </a>
            )}
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}

type SearchFormProps = Pick<ListPageProps, "states"> & {
  readonly label: string;
  readonly search: string;
  readonly state: string | null;
};

function SearchForm({ label, search, state, states }: SearchFormProps) {
  return (
    <Form method="get" className="flex min-w-0 flex-wrap items-end gap-3 max-sm:w-full">
      <TextField
        id="search"
        name="search"
        type="search"
        label={label}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        optional={true}
        isOptionalUnsaid={true}
        className="min-w-0 max-sm:w-full"
      />
      {states === undefined ? null : (
        <SelectField
          id="state"
          name="state"
          label={m.staff_codes_state()}
          placeholder={m.staff_codes_any()}
          defaultValue={state ?? ""}
          options={states}
          optional={true}
          isOptionalUnsaid={true}
        />
      )}
      <Button type="submit">{m.staff_codes_show()}</Button>
    </Form>
  );
}
