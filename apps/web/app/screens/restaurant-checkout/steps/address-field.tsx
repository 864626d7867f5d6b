import { m } from "@comptoir/messages";
import { MAX_ADDRESS_LENGTH } from "@comptoir/ordering";
import { TextField } from "../../../ui/field.tsx";
import type { StepProps } from "./checkout-step.ts";
import { useAddressSuggestions } from "./use-address-suggestions.ts";
import { fieldId } from "./use-form-errors.ts";
import type { Where } from "./where.ts";

const FIELD = "delivery.address";

/**
 * Where the courier rings, on one line. The platform's own list suggests while it is typed; without suggestions it is a field
 * like any other. An address that is left is looked up, so that one that is too far away is known before anything is paid.
 */
export function AddressField({
  part,
  change,
  facts: { venue },
  errors,
  hint,
}: StepProps<Where> & { readonly hint: string }) {
  const { suggestions, attribution, suggest, judge } = useAddressSuggestions(venue.id);
  const listId = `${fieldId(FIELD)}-list`;
  const onChange = (address: string) => {
    errors.clearGiven(FIELD);
    const chosen = suggestions.find(({ description }) => description === address);
    const place = chosen?.gmapPlaceId ? { id: chosen.gmapPlaceId, address: address.trim() } : null;
    change({ address, place });
    // What was taken from the list is not looked for again.
    if (!chosen) suggest(address);
  };
  const onBlur = async () => {
    if (part.address.trim() === "") return;
    errors.reveal([FIELD]);
    const message = await judge(part.address, part.place?.id ?? null);
    if (message !== null) errors.setGiven({ [FIELD]: message });
  };
  return (
    <>
      <TextField
        id={fieldId(FIELD)}
        name="address"
        label={m.checkout_address()}
        hint={attribution === null ? hint : `${hint} ${m.checkout_address_by({ name: attribution })}`}
        error={errors.messageOf(FIELD)}
        value={part.address}
        maxLength={MAX_ADDRESS_LENGTH}
        autoComplete="street-address"
        list={listId}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => void onBlur()}
      />
      <datalist id={listId}>
        {suggestions.map(({ description }) => (
          <option key={description} value={description} />
        ))}
      </datalist>
    </>
  );
}
