import { formatMoney, m } from "@comptoir/messages";
import { GIFT_CARD_MAX } from "@comptoir/ordering";
import { TextField } from "../../ui/field.tsx";

type AmountFieldProps = {
  readonly id?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly typed?: string | undefined;
  readonly error: string | undefined;
};

/** An amount to put on a gift card, or to take off it, in dollars. */
export function AmountField({
  id = "amount",
  label = m.staff_gift_amount(),
  hint = m.staff_gift_amount_hint({ most: formatMoney(GIFT_CARD_MAX) }),
  typed = "",
  error,
}: AmountFieldProps) {
  return (
    <TextField
      id={id}
      name="amount"
      label={label}
      hint={hint}
      defaultValue={typed}
      error={error}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
    />
  );
}
