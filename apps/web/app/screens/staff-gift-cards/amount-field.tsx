import { formatMoney, m } from "@comptoir/messages";
import { GIFT_CARD_MAX } from "@comptoir/ordering";
import { TextField } from "../../ui/field.tsx";

/** An amount to put on a gift card, in dollars. */
export function AmountField({
  typed = "",
  error,
}: {
  readonly typed?: string | undefined;
  readonly error: string | undefined;
}) {
  return (
    <TextField
      id="amount"
      name="amount"
      label={m.staff_gift_amount()}
      hint={m.staff_gift_amount_hint({ most: formatMoney(GIFT_CARD_MAX) })}
      defaultValue={typed}
      error={error}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
    />
  );
}
