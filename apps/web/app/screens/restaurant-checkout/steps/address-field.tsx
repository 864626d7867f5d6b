import { m } from "@comptoir/messages";
import { MAX_ADDRESS_LENGTH } from "@comptoir/ordering";
import { type ComponentType, useEffect, useState } from "react";
import { CONTROL_LOOK, FieldFrame } from "../../../ui/field-frame.tsx";
import type { AddressComboBoxProps } from "./address-combo-box.tsx";
import type { StepProps } from "./checkout-step.ts";
import { useAddressSuggestions } from "./use-address-suggestions.ts";
import { fieldId } from "./use-form-errors.ts";
import type { Where } from "./where.ts";

const FIELD = "delivery.address";

/**
 * Where the courier rings, on one line, with suggestions as soon as what shows them has come; until then, and without it, a field like
 * any other. An address that is left is looked up, so that one that is too far away is known before anything is paid.
 */
export function AddressField({
  part,
  change,
  facts: { venue },
  errors,
  hint,
}: StepProps<Where> & { readonly hint: string }) {
  const { suggestions, attribution, suggest, judge } = useAddressSuggestions(venue.id);
  const ComboBox = useComboBox();
  const onChange = (address: string) => {
    if (address === part.address) return;
    errors.clearGiven(FIELD);
    const chosen = suggestions.find(({ description }) => description === address);
    const place = chosen?.gmapPlaceId ? { id: chosen.gmapPlaceId, address: address.trim() } : null;
    change({ address, place });
    // What was taken from the list is not looked for again.
    if (!chosen) suggest(address);
  };
  const onLeave = async () => {
    if (part.address.trim() === "") return;
    errors.reveal([FIELD]);
    const message = await judge(part.address, part.place?.id ?? null);
    if (message !== null) errors.setGiven({ [FIELD]: message });
  };
  const field = { label: m.checkout_address(), value: part.address, maxLength: MAX_ADDRESS_LENGTH };
  return (
    <FieldFrame
      id={fieldId(FIELD)}
      label={field.label}
      hint={attribution === null ? hint : `${hint} ${m.checkout_address_by({ name: attribution })}`}
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
            suggestions={suggestions.map(({ description }) => description)}
            onChange={onChange}
            onLeave={() => void onLeave()}
          />
        )
      }
    </FieldFrame>
  );
}

/** What suggests, once it has come, and never in the place of a field that is being typed in: it would lose the focus. */
function useComboBox(): ComponentType<AddressComboBoxProps> | null {
  const [component, setComponent] = useState<{ readonly it: ComponentType<AddressComboBoxProps> } | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (it: ComponentType<AddressComboBoxProps>) => {
      const typed = document.getElementById(fieldId(FIELD));
      if (!isShown) return;
      if (typed === null || typed !== document.activeElement) setComponent({ it });
      else typed.addEventListener("blur", () => isShown && setComponent({ it }), { once: true });
    };
    // Nothing on a lost network: an address can be typed.
    import("./address-combo-box.tsx").then((loaded) => show(loaded.default)).catch(() => {});
    return () => {
      isShown = false;
    };
  }, []);
  return component?.it ?? null;
}
