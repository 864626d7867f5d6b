import { m } from "@comptoir/messages";
import { formatPostalCode } from "@comptoir/ordering";
import { TextField, type TextFieldProps } from "../ui/field.tsx";

type PostalCodeFieldProps = Omit<TextFieldProps, "label" | "onChange"> & { readonly onText: (text: string) => void };

/** The postal or ZIP code of a card's billing address, in the form of its country. payment#avs, checkout#formats. */
export function PostalCodeField({ onText, ...field }: PostalCodeFieldProps) {
  return (
    <TextField
      hint={m.checkout_card_postal_code_hint()}
      {...field}
      label={m.checkout_card_postal_code()}
      inputMode="text"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={10}
      onChange={({ target }) => onText(formatPostalCode(target.value))}
    />
  );
}
