import { formatDistance, m } from "@comptoir/messages";
import { MAX_COURIER_NOTES_LENGTH, type TableLocation } from "@comptoir/ordering";
import { fieldId, tieField } from "../../../forms/form-errors.ts";
import { TextField } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { StepProps } from "../form/checkout-step.ts";
import type { DeliveryOffer } from "../form/delivery-offer.ts";
import { AddressField } from "./address-field.tsx";
import type { Where, WhereFieldProps } from "./where.ts";

function locationOf({ location }: Where, delivery: DeliveryOffer | null): TableLocation | undefined {
  const locations = delivery?.settings.type === "custom" ? delivery.settings.locations : [];
  return locations.find((candidate) => candidate.location === location);
}

export function areaWords(where: Where, facts: CheckoutFacts): string {
  const location = locationOf(where, facts.setup.delivery);
  const area = location?.areas.find(({ code }) => code === where.area);
  return [location?.location, area?.label].filter((words) => words !== undefined).join(", ");
}

/**
 * The fields for a location of the venue, its area if it has areas, and a note to the courier.
 * ordering#delivery-places.
 */
export function AreaFields(props: StepProps<Where>) {
  const { delivery } = props.facts.setup;
  if (delivery === null) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <AreaChoice {...props} delivery={delivery} />
      <CourierNotes {...props} />
    </div>
  );
}

export function AreaChoice({ part, change, errors, delivery }: WhereFieldProps & { readonly delivery: DeliveryOffer }) {
  if (delivery.settings.type !== "custom") return null;
  const location = locationOf(part, delivery);
  return (
    <>
      <SelectField
        id={fieldId("delivery.location")}
        label={delivery.locationLabel ?? m.checkout_location()}
        placeholder={m.checkout_location_choose()}
        options={delivery.settings.locations.map(({ location: name }) => ({ value: name, label: name }))}
        value={part.location}
        error={errors.messageOf("delivery.location")}
        // The field spans both columns: a building's name may be long, and bilingual.
        className="sm:col-span-2"
        onChange={({ target }) => {
          errors.clearGiven("delivery.location");
          errors.clearGiven("delivery.area");
          change({ location: target.value, area: "" });
        }}
      />
      {location && location.areas.length > 0 ? (
        <SelectField
          {...tieField(errors, "delivery.area", (area) => change({ area }))}
          label={delivery.areasLabel ?? m.checkout_area()}
          placeholder={m.checkout_location_choose()}
          options={location.areas.map(({ code, label }) => ({ value: code, label }))}
          value={part.area}
        />
      ) : null}
    </>
  );
}

/** The fields for the street address, with suggestions, and a note to the courier. ordering#delivery-address. */
export function AddressFields(props: StepProps<Where>) {
  const { facts } = props;
  const settings = facts.setup.delivery?.settings;
  if (settings?.type !== "address") return null;
  const { radius, unit } = settings.reach;
  return (
    <>
      <AddressField {...props} hint={m.checkout_address_hint({ reach: formatDistance(radius, unit) })} />
      <CourierNotes {...props} />
    </>
  );
}

function CourierNotes({ part, change, errors }: StepProps<Where>) {
  return (
    <TextField
      id={fieldId("delivery.notes")}
      name="courierNotes"
      label={m.checkout_courier_notes()}
      hint={m.checkout_courier_notes_hint()}
      optional={true}
      value={part.courierNotes}
      maxLength={MAX_COURIER_NOTES_LENGTH}
      error={errors.messageOf("delivery.notes")}
      className="sm:col-span-2"
      onChange={({ target }) => change({ courierNotes: target.value })}
    />
  );
}
