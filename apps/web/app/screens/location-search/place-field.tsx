import { m } from "@comptoir/messages";
import { MAX_ADDRESS_LENGTH } from "@comptoir/ordering";
import { useState } from "react";
import { useAddressSuggestions } from "../../places/use-address-suggestions.ts";
import { useComboBox } from "../../places/use-combo-box.ts";
import { CONTROL_LOOK } from "../../ui/control-look.ts";
import { FieldFrame } from "../../ui/field-frame.tsx";

const ID = "near";

/**
 * Suggestions appear once the combo box is lazy-loaded. screens#location-search.
 * A chosen suggestion is looked up by its Google place id, which ends the autocomplete session.
 */
export function PlaceField({ group, near }: { readonly group: string; readonly near: string }) {
  const [text, setText] = useState(near);
  const [place, setPlace] = useState<{ readonly id: string; readonly token: string } | null>(null);
  const { suggestions, attribution, suggest, sessionToken } = useAddressSuggestions({ group });
  const ComboBox = useComboBox(ID);
  const onChange = (typed: string) => {
    if (typed === text) return;
    const chosen = suggestions.find(({ description }) => description === typed);
    setText(typed);
    setPlace(chosen?.gmapPlaceId ? { id: chosen.gmapPlaceId, token: sessionToken() } : null);
    if (!chosen) suggest(typed);
  };
  const field = { name: ID, autoComplete: "postal-code", maxLength: MAX_ADDRESS_LENGTH, value: text };
  return (
    <FieldFrame
      id={ID}
      label={m.location_near()}
      hint={
        attribution === null
          ? m.location_near_hint()
          : `${m.location_near_hint()} ${m.checkout_address_by({ name: attribution })}`
      }
    >
      {(ties) => (
        <>
          {ComboBox === null ? (
            <input
              {...ties}
              {...field}
              type="search"
              className={CONTROL_LOOK}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : (
            <ComboBox
              {...field}
              ties={ties}
              label={m.location_near()}
              isRequired={false}
              enterSends={true}
              suggestions={suggestions.map(({ description }) => description)}
              onChange={onChange}
            />
          )}
          {place === null ? null : (
            <>
              <input type="hidden" name="place" value={place.id} />
              <input type="hidden" name="session" value={place.token} />
            </>
          )}
        </>
      )}
    </FieldFrame>
  );
}
