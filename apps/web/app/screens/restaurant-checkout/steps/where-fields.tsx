import { m } from "@comptoir/messages";
import { MAX_TABLE_LENGTH } from "@comptoir/ordering";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { CheckoutFacts, StepProps } from "./checkout-step.ts";
import { fieldId } from "./use-form-errors.ts";

/** Where the order goes: to a table, which the diner may have to name. */
export type Where = { readonly tableNum: string };

type FactProps = { readonly icon: ReactNode; readonly title: string; readonly text: string | null };

/** A fact of the order that the diner does not choose. */
export function Fact({ icon, title, text }: FactProps) {
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

/** The number of the table, and the way to take-out where the link names none. */
export function TableField({ part, change, facts: { table }, errors }: StepProps<Where>) {
  const linkTo = useVisitLink();
  const isGiven = table !== null;
  return (
    <>
      {isGiven ? null : <Banner tone="caution">{m.refusal_no_config()}</Banner>}
      <TextField
        id={fieldId("tableNum")}
        name="tableNum"
        label={m.checkout_table()}
        hint={isGiven && table.name ? m.checkout_table_place({ place: table.name }) : m.checkout_table_hint()}
        error={errors.messageOf("tableNum")}
        value={part.tableNum}
        maxLength={MAX_TABLE_LENGTH}
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

/** Where the order is picked up. */
export function PickupAddress({ facts: { venue, setup } }: { readonly facts: CheckoutFacts }) {
  return (
    <>
      <Fact icon={<MapPin size={18} />} title={m.checkout_pickup({ venue: venue.name })} text={venue.address} />
      {setup.delivers ? <p className="text-small text-ink-soft">{m.checkout_delivery_later()}</p> : null}
    </>
  );
}
