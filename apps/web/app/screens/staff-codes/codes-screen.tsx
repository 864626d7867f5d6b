import type { StaffData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { CODE_STATES } from "@comptoir/ordering";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Form, Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { BlankTicket } from "../../ui/drawings/blank-ticket.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { type AskedCodes, queryOf } from "./asked-codes.ts";
import { CODE_STATE_TONES, CODE_STATE_WORDS, type CodeRow } from "./code-words.ts";

export type CodesScreenProps = {
  readonly restaurant: StaffData["restaurant"];
  readonly rows: readonly CodeRow[];
  readonly cursor: string | null;
  /** Whether guests see a field for codes. */
  readonly isOffered: boolean;
  readonly asked: AskedCodes;
};

/** A manager's list of promo codes. screens#staff-promo-codes, studio#codes. */
export function CodesScreen({ restaurant, rows, cursor, isOffered, asked }: CodesScreenProps) {
  const { search, state, after } = asked;
  const isSearch = search !== "" || state !== null;
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
          <PageHead
            heading={m.staff_codes()}
            text={m.staff_codes_text()}
            up={{ to: "/staff", label: restaurant.name }}
          />
          {isOffered ? null : (
            <Banner tone="caution">
              {m.staff_codes_not_offered()}{" "}
              <Link to="/staff/settings" className="font-medium underline underline-offset-4">
                {m.staff_codes_to_settings()}
              </Link>
            </Banner>
          )}
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <SearchForm search={search} state={state} key={`${search} ${state}`} />
            <LinkButton to="/staff/code" tone="primary" className="max-sm:w-full">
              {m.staff_code_add()}
            </LinkButton>
          </div>
          {rows.length === 0 ? (
            <EmptyState
              drawing={<BlankTicket />}
              heading={isSearch ? m.staff_codes_none_found() : m.staff_codes_none()}
            />
          ) : (
            <ul className="divide-y divide-hairline border-y border-hairline">
              {rows.map((row) => (
                <li key={row.code}>
                  <CodeLink row={row} />
                </li>
              ))}
            </ul>
          )}
          <p className="flex flex-wrap gap-3">
            {cursor === null ? null : (
              <Link to={`/staff/codes${queryOf({ search, state, after: cursor })}`} className={buttonLook({})}>
                {m.staff_codes_next()}
              </Link>
            )}
            {after === null && !isSearch ? null : (
              <Link to="/staff/codes" className={buttonLook({})}>
                {m.staff_codes_all()}
              </Link>
            )}
            {rows.length === 0 ? null : (
              <a href={`/staff/codes.csv${queryOf({ search, state })}`} download={true} className={buttonLook({})}>
                {m.staff_codes_csv()}
              </a>
            )}
          </p>
        </div>
      </div>
    </SiteFrame>
  );
}

function SearchForm({ search, state }: Pick<AskedCodes, "search" | "state">) {
  return (
    <Form method="get" className="flex min-w-0 flex-wrap items-end gap-3 max-sm:w-full">
      <TextField
        id="search"
        name="search"
        type="search"
        label={m.staff_codes_search()}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        optional={true}
        isOptionalUnsaid={true}
        className="min-w-0 max-sm:w-full"
      />
      <SelectField
        id="state"
        name="state"
        label={m.staff_codes_state()}
        placeholder={m.staff_codes_any()}
        defaultValue={state ?? ""}
        options={CODE_STATES.map((value) => ({ value, label: CODE_STATE_WORDS[value]() }))}
        optional={true}
        isOptionalUnsaid={true}
      />
      <Button type="submit">{m.staff_codes_show()}</Button>
    </Form>
  );
}

function CodeLink({ row: { code, name, state, facts } }: { readonly row: CodeRow }) {
  return (
    <Link
      to={`/staff/code?${new URLSearchParams({ code })}`}
      className="flex min-h-11 items-center justify-between gap-4 py-3 hover:bg-tint"
    >
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{code}</span>
          {name === null ? null : <span className="min-w-0 wrap-anywhere">{name}</span>}
          <Badge tone={CODE_STATE_TONES[state]}>{CODE_STATE_WORDS[state]()}</Badge>
        </span>
        <span className="figures text-small text-ink-soft">{facts.join(" · ")}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
    </Link>
  );
}
