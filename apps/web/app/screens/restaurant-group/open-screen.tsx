import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { Form } from "react-router";
import { useSaidAllergies } from "../../allergies/said-allergies.tsx";
import { useFormAfterCart } from "../../cart/use-form-after-cart.ts";
import { forgetGroup, readGroupNote } from "../../group/group-note.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import type { GroupAnswer } from "./act-in-group.ts";
import type { TimeOption } from "./load-group-times.ts";

type OpenScreenProps = {
  /** Whether the visitor's link leads to no group. */
  readonly isGone: boolean;
  /** Whether the visitor's way is one for groups. */
  readonly mayOpen: boolean;
  readonly isDelivered: boolean;
  readonly times: readonly TimeOption[];
  readonly answer: GroupAnswer | undefined;
};

/** The last calls to choose from, in minutes before the order's time. */
const LAST_CALLS = [15, 30, 60, 120, 240, 1440] as const;

/** Asks who opens a group for its terms, or says that a link leads nowhere. table#group-open. */
export function OpenScreen({ isGone, mayOpen, isDelivered, times, answer }: OpenScreenProps) {
  const linkTo = useVisitLink();
  const { venue } = useRestaurant();
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    setEnded((known) => known ?? readGroupNote(venue.id)?.name ?? null);
    forgetGroup(venue.id);
  }, [venue.id]);
  return (
    <VenueFrame>
      <div className="page flex max-w-2xl flex-col gap-6 py-6 lg:py-10">
        <h1 className="text-title sm:text-display">{m.group_title()}</h1>
        {isGone ? (
          <Banner tone="caution" role="status">
            {m.group_gone()}
          </Banner>
        ) : (
          <p className="measure">{m.group_intro()}</p>
        )}
        {ended === null || answer ? null : (
          <Banner tone="caution" role="status">
            {m.group_ended({ name: ended })}
          </Banner>
        )}
        {answer?.problem && answer.field === null ? (
          <Banner tone="danger" role="alert">
            {answer.problem}
          </Banner>
        ) : null}
        {mayOpen && !isGone ? <OpenForm {...{ isDelivered, times, answer }} /> : null}
        <LinkButton tone="plain" to={linkTo("")} className="-mx-1 self-start px-1!">
          {isGone ? m.site_back_to_menu() : m.group_alone()}
        </LinkButton>
      </div>
    </VenueFrame>
  );
}

function OpenForm({ isDelivered, times, answer }: Pick<OpenScreenProps, "isDelivered" | "times" | "answer">) {
  const { isBusy, onSubmit } = useFormAfterCart();
  const { allergies } = useSaidAllergies();
  const errorOf = (field: GroupAnswer["field"]) => (answer?.field === field ? answer.problem : null);
  const lastCallWords = (minutes: number) => {
    if (minutes < 60) return m.group_last_call_minutes({ minutes });
    return minutes < 1440 ? m.group_last_call_hours({ hours: minutes / 60 }) : m.group_last_call_day();
  };
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-col gap-6">
      <input type="hidden" name="act" value="open" />
      <input type="hidden" name="allergies" value={allergies.join(",")} />
      <TextField
        name="name"
        label={m.table_name()}
        hint={m.group_name_hint()}
        autoComplete="given-name"
        maxLength={40}
        defaultValue={answer?.typed.name}
        error={errorOf("name")}
        autoFocus={answer?.field === "name"}
      />
      <SelectField name="date" label={m.group_time()} options={times} error={errorOf("date")} />
      {isDelivered ? (
        <input type="hidden" name="pays" value="host" />
      ) : (
        <ChoiceGroup legend={m.group_who_pays()}>
          <RadioCard
            name="pays"
            value="host"
            defaultChecked={true}
            label={m.group_host_pays()}
            description={m.group_host_pays_text()}
          />
          <RadioCard
            name="pays"
            value="each"
            label={m.group_each_pays()}
            description={m.group_each_pays_text()}
            disabled={times.every(({ value }) => value === "")}
          />
        </ChoiceGroup>
      )}
      <TextField
        name="limit"
        label={m.group_limit()}
        hint={m.group_limit_hint()}
        optional={true}
        inputMode="decimal"
        maxLength={12}
        defaultValue={answer?.typed.limit}
        error={errorOf("limit")}
      />
      <SelectField
        name="lastCall"
        label={m.group_last_call()}
        hint={m.group_last_call_hint()}
        optional={true}
        placeholder={m.group_last_call_none()}
        options={LAST_CALLS.map((minutes) => ({ value: String(minutes), label: lastCallWords(minutes) }))}
        error={errorOf("lastCall")}
      />
      <Button type="submit" tone="primary" wide={true} busy={isBusy}>
        {m.group_open()}
      </Button>
    </Form>
  );
}
