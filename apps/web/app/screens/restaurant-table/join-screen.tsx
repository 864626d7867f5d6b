import type { YourTableData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { tableName } from "@comptoir/ordering";
import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { useSaidAllergies } from "../../allergies/said-allergies.tsx";
import { useFormAfterCart } from "../../cart/use-form-after-cart.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import type { TableAnswer } from "./act-at-table.ts";
import { type OwnPayment, OwnPayments } from "./bill.tsx";
import { useLiveTable } from "./use-live-table.ts";

type JoinScreenProps = {
  /** The visitor's place while they wait to be let in; null before they have asked. */
  readonly yours: YourTableData | null;
  readonly tableNum: string;
  /** What the restaurant did at the visitor's last table; null for nothing. */
  readonly ended: string | null;
  /** What the visitor paid at a table that has ended since. */
  readonly payments: readonly OwnPayment[];
  /** Whether the prices include taxes. bill#tax-inclusive */
  readonly isTaxIncluded: boolean;
  readonly answer: TableAnswer | undefined;
};

/** Asks a visitor for a name, and for the table's word if they have it; or says whom they wait for. table#joining. */
export function JoinScreen({ yours, tableNum, ended, payments, isTaxIncluded, answer }: JoinScreenProps) {
  const linkTo = useVisitLink();
  return (
    <VenueFrame>
      <div className="page flex max-w-2xl flex-col gap-6 py-6 lg:py-10">
        <div className="flex flex-col gap-1">
          <h1 className="text-title sm:text-display">{m.table_title()}</h1>
          <p className="text-ink-soft">{m.venue_table({ table: tableName(tableNum) })}</p>
        </div>
        {ended === null ? null : (
          <Banner tone="caution" role="alert">
            {ended}
          </Banner>
        )}
        <OwnPayments payments={payments} />
        <p>{m.table_intro()}</p>
        {answer?.problem && answer.field === null ? (
          <Banner tone="danger" role="alert">
            {answer.problem}
          </Banner>
        ) : null}
        {yours?.state === "asking" ? <Waiting yours={yours} /> : null}
        <JoinForm yours={yours} answer={answer} />
        <p className="text-small text-ink-soft">{isTaxIncluded ? m.table_charges_only() : m.table_charges()}</p>
        <LinkButton tone="plain" to={linkTo("")} className="-mx-1 self-start px-1!">
          {m.table_alone()}
        </LinkButton>
      </div>
    </VenueFrame>
  );
}

function Waiting({ yours }: { readonly yours: YourTableData }) {
  const { venue } = useRestaurant();
  const now = useLiveTable(yours, venue.id);
  const { revalidate } = useRevalidator();
  const isOver = now.state !== "asking";
  // Let in, or turned away: the page is another one then.
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  return (
    <Banner role="status">
      {yours.host === "" ? m.table_asking_hostless() : m.table_asking({ host: yours.host })}
    </Banner>
  );
}

function JoinForm({ yours, answer }: Pick<JoinScreenProps, "yours" | "answer">) {
  const { isBusy, onSubmit } = useFormAfterCart();
  const isAsking = yours?.state === "asking";
  const { allergies } = useSaidAllergies();
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
      <input type="hidden" name="act" value="join" />
      <input type="hidden" name="allergies" value={allergies.join(",")} />
      <TextField
        name="name"
        label={m.table_name()}
        hint={m.table_name_hint()}
        autoComplete="given-name"
        maxLength={40}
        defaultValue={answer?.typed.name}
        error={answer?.field === "name" ? answer.problem : null}
        autoFocus={answer?.field === "name"}
      />
      <TextField
        name="word"
        label={m.table_word()}
        hint={isAsking ? m.table_asking_word() : m.table_word_hint()}
        optional={true}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        defaultValue={answer?.typed.word}
        error={answer?.field === "word" ? answer.problem : null}
        autoFocus={answer?.field === "word"}
      />
      <Button type="submit" tone="primary" wide={true} busy={isBusy}>
        {m.table_join()}
      </Button>
    </Form>
  );
}
