import { m } from "@comptoir/messages";
import { formatAddress, MAX_ADDRESS_LENGTH } from "@comptoir/ordering";
import { fieldId } from "../../../forms/form-errors.ts";
import { useAddressSuggestions } from "../../../places/use-address-suggestions.ts";
import { useComboBox } from "../../../places/use-combo-box.ts";
import { CONTROL_LOOK } from "../../../ui/control-look.ts";
import { FieldFrame } from "../../../ui/field-frame.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { WhereFieldProps } from "./where.ts";

const FIELD = "delivery.address";

/**
 * The delivery address: a plain text field until the combo box with suggestions is lazy-loaded. On blur, the
 * server checks the address, so that an address outside of the delivery zone is refused before payment.
 */
export function AddressField({
  part,
  change,
  facts: { venue },
  errors,
  hint,
}: WhereFieldProps & { readonly facts: Pick<CheckoutFacts, "venue">; readonly hint: string | null }) {
  const { suggestions, attribution, suggest, judge } = useAddressSuggestions({ restaurantId: venue.id });
  const ComboBox = useComboBox(fieldId(FIELD));
  const onChange = (address: string) => {
    if (address === part.address) return;
    errors.clearGiven(FIELD);
    const chosen = suggestions.find(({ description }) => description === address);
    const place = chosen?.gmapPlaceId ? { id: chosen.gmapPlaceId, address: address.trim() } : null;
    change({ address, place });
    // Choosing a suggestion changes the text, too, but needs no new suggestions.
    if (!chosen) suggest(address);
  };
  const onLeave = async () => {
    const address = formatAddress(part.address);
    if (address.trim() === "") return;
    if (address !== part.address) change({ address, place: part.place && { ...part.place, address: address.trim() } });
    errors.reveal([FIELD]);
    const message = await judge(address, part.place?.id ?? null);
    if (message !== null) errors.setGiven({ [FIELD]: message });
  };
  const field = { label: m.checkout_address(), value: part.address, maxLength: MAX_ADDRESS_LENGTH };
  return (
    <FieldFrame
      id={fieldId(FIELD)}
      label={field.label}
      hint={[hint, attribution && m.checkout_address_by({ name: attribution })].filter(Boolean).join(" ") || undefined}
      error={errors.messageOf(FIELD)}
    >
      {(ties) =>
        ComboBox === null ? (
          <input
            {...ties}
            name="address"
            aria-required={true}
            autoComplete="street-address"
            value={field.value}
            maxLength={field.maxLength}
            className={CONTROL_LOOK}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => void onLeave()}
          />
        ) : (
          <ComboBox
            {...field}
            ties={ties}
            name="address"
            autoComplete="street-address"
            isRequired={true}
            suggestions={suggestions.map(({ description }) => description)}
            onChange={onChange}
            onLeave={() => void onLeave()}
          />
        )
      }
    </FieldFrame>
  );
}
