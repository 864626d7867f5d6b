import { formatPrepTime, m } from "@comptoir/messages";
import { MapPin } from "lucide-react";
import { Banner } from "../../ui/banner.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
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
      <ChoiceGroup legend={m.checkout_when()}>
        <RadioCard
          name="when"
          checked={true}
          readOnly={true}
          label={m.checkout_asap()}
          description={prepMinutes > 0 ? m.checkout_asap_in({ time: formatPrepTime(prepMinutes) }) : null}
        />
      </ChoiceGroup>
    </>
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
    <ChoiceGroup legend={m.checkout_how()}>
      <RadioCard
        name="how"
        checked={true}
        readOnly={true}
        label={m.checkout_pickup()}
        description={
          <span className="inline-flex gap-1.5">
            <MapPin size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
            {venue.address ?? venue.name}
          </span>
        }
      />
      {delivers ? (
        <RadioCard
          name="how"
          disabled={true}
          label={m.checkout_delivery()}
          description={m.checkout_delivery_later()}
          className="opacity-70"
        />
      ) : null}
    </ChoiceGroup>
  );
}
