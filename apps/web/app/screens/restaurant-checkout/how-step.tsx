import { formatPrepTime, m } from "@comptoir/messages";
import { Clock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import { TextField } from "../../ui/field.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { useRestaurant, useVisitLink } from "../restaurant/use-restaurant.ts";
import { FIELD_LENGTHS } from "./review-draft.ts";
import type { Checkout } from "./use-checkout.ts";
import { fieldId } from "./use-form-errors.ts";

/** How the order reaches the diner, and when. */
export function HowStep({ checkout }: { readonly checkout: Checkout }) {
  const { setup, isAtTable, prepMinutes } = checkout;
  return (
    <>
      {isAtTable ? <TableField checkout={checkout} /> : <PickupPlace delivers={setup.delivers} />}
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

function TableField({ checkout: { draft, update, errors } }: { readonly checkout: Checkout }) {
  const { table } = useRestaurant();
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
        value={draft.tableNum}
        maxLength={FIELD_LENGTHS.tableNum}
        autoComplete="off"
        className="max-w-xs"
        onChange={({ target }) => {
          errors.clearGiven("tableNum");
          update({ tableNum: target.value });
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

function PickupPlace({ delivers }: { readonly delivers: boolean }) {
  const { venue } = useRestaurant();
  return (
    <>
      <Fact icon={<MapPin size={18} />} title={m.checkout_pickup({ venue: venue.name })} text={venue.address} />
      {delivers ? <p className="text-small text-ink-soft">{m.checkout_delivery_later()}</p> : null}
    </>
  );
}
