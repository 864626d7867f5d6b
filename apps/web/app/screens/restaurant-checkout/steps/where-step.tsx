import { formatPrepTime, m } from "@comptoir/messages";
import { Clock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { TextField } from "../../../ui/field.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { CheckoutFacts, CheckoutStep, StepProps } from "./checkout-step.ts";
import { keptText, textOrNull } from "./kept-part.ts";
import { fieldId } from "./use-form-errors.ts";

/** Where the order goes: to a table, which the diner may have to name. */
type Where = { readonly tableNum: string };

const TABLE_LENGTH = 40;

/** Where the order reaches the diner, and when. */
export const whereStep: CheckoutStep<Where> = {
  id: "where",
  folds: true,
  applies: () => true,
  title: ({ isAtTable }) => (isAtTable ? m.checkout_step_table() : m.checkout_step_pickup()),
  fresh: ({ remembered: { tableNum } }) => ({ tableNum }),
  // The table of a newer link goes before none.
  restore: (kept, fresh) => ({ tableNum: keptText(kept.tableNum, "") || fresh.tableNum }),
  fields: ({ isAtTable }) =>
    isAtTable ? [{ name: "tableNum", label: m.checkout_table(), path: "data.config.tableNum" }] : [],
  Fields: WhereFields,
  summary: ({ tableNum }, facts) =>
    m.checkout_summary_pair({ first: whereWords(tableNum, facts), second: when(facts) }),
  check: ({ tableNum }, { isAtTable }) =>
    isAtTable && tableNum.trim() === "" ? [{ field: "tableNum", rule: "required" }] : [],
  notices: [{ codes: [418, 419, 422, 424, "no_config", "order_type_not_offered"], next: () => m.checkout_next_how() }],
  write: ({ tableNum }, { isAtTable, delivered }) => ({
    config: { tableNum: isAtTable ? textOrNull(tableNum) : null },
    pickup: { delivery: delivered, scheduled: false },
  }),
};

function whereWords(tableNum: string, { isAtTable, table, venue }: CheckoutFacts): string {
  if (!isAtTable) return venue.address ?? venue.name;
  return m.venue_table({ table: (table?.number === tableNum && table.place) || tableNum });
}

function when({ prepMinutes }: CheckoutFacts): string {
  return prepMinutes > 0 ? m.checkout_asap_in({ time: formatPrepTime(prepMinutes) }) : m.checkout_asap();
}

function WhereFields(props: StepProps<Where>) {
  const { isAtTable, prepMinutes } = props.facts;
  return (
    <>
      {isAtTable ? <TableField {...props} /> : <PickupAddress facts={props.facts} />}
      <Fact
        icon={<Clock size={18} />}
        title={m.checkout_asap()}
        text={prepMinutes > 0 ? m.checkout_asap_in({ time: formatPrepTime(prepMinutes) }) : null}
      />
    </>
  );
}

type FactProps = { readonly icon: ReactNode; readonly title: string; readonly text: string | null };

/** Something that is so, and not to be chosen. */
function Fact({ icon, title, text }: FactProps) {
  return (
    <p className="flex gap-3">
      <span aria-hidden="true" className="mt-1 shrink-0 text-accent-ink">
        {icon}
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{title}</span>
        {text ? <span className="text-small text-ink-soft">{text}</span> : null}
      </span>
    </p>
  );
}

function TableField({ part, change, facts: { table }, errors }: StepProps<Where>) {
  const linkTo = useVisitLink();
  const isGiven = table !== null;
  return (
    <>
      {isGiven ? null : <Banner tone="caution">{m.refusal_no_config()}</Banner>}
      <TextField
        id={fieldId("tableNum")}
        name="tableNum"
        label={m.checkout_table()}
        hint={isGiven && table.place ? m.checkout_table_place({ place: table.place }) : m.checkout_table_hint()}
        error={errors.messageOf("tableNum")}
        value={part.tableNum}
        maxLength={TABLE_LENGTH}
        autoComplete="off"
        className="max-w-xs"
        onChange={({ target }) => {
          errors.clearGiven("tableNum");
          change({ tableNum: target.value });
        }}
      />
      {isGiven ? null : (
        <LinkButton tone="plain" to={linkTo("/checkout?takeout=true")} className="self-start px-0!">
          {m.checkout_take_out_instead()}
        </LinkButton>
      )}
    </>
  );
}

function PickupAddress({ facts: { venue, setup } }: { readonly facts: CheckoutFacts }) {
  return (
    <>
      <Fact icon={<MapPin size={18} />} title={m.checkout_pickup({ venue: venue.name })} text={venue.address} />
      {setup.delivers ? <p className="text-small text-ink-soft">{m.checkout_delivery_later()}</p> : null}
    </>
  );
}
