import { calls } from "@comptoir/contract/client";
import { formatMoney, m } from "@comptoir/messages";
import { type Cents, cents } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { Disclosure } from "../../ui/disclosure.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { browserCaller } from "../../venue/api-caller.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { CodeField, ScanGiftCard } from "../restaurant-cart/code-field.tsx";
import { type CodeSettings, maskedCode } from "../restaurant-cart/codes.ts";

/** The payer's gift card, with what it has left. */
export type OwnGiftCard = { readonly code: string; readonly balanceCents: Cents };

/** Holds the gift card that a payer applies to their share, and why the last one was refused. table#table-stored. */
export function useOwnGiftCard() {
  const { venue } = useRestaurant();
  const [card, setCard] = useState<OwnGiftCard | null>(null);
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const apply = async (code: string) => {
    setRefusal(null);
    setIsBusy(true);
    const found = await calls.getGiftCard(browserCaller(venue.id), { giftCardNumber: code });
    setIsBusy(false);
    if (!found.ok) {
      setCard(null);
      setTyped(code);
      return setRefusal(found.error?.message ?? m.cart_code_unreached());
    }
    setCard({ code, balanceCents: cents(centsOf(found.answer.balance)) });
    setTyped("");
  };
  const remove = () => {
    setCard(null);
    setRefusal(null);
  };
  return { card, apply, remove, field: { typed, refusal, isBusy, onType: setTyped } };
}

type ShareGiftCardProps = {
  readonly own: ReturnType<typeof useOwnGiftCard>;
  readonly codes: CodeSettings;
  /** What it pays of the share and the tip. */
  readonly paysCents: number;
};

/** The field for the payer's own gift card, and what the applied one pays. */
export function ShareGiftCard({ own: { card, apply, remove, field }, codes, paysCents }: ShareGiftCardProps) {
  const id = useId();
  const title = codes.giftCardTitle ?? codes.giftCardLabel ?? m.cart_code_gift_card();
  const [isOpen, setIsOpen] = useState(false);
  const removeIt = () => {
    remove();
    // The button disappears with its code, so the focus moves to the field.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <Disclosure
      summary={title}
      className="border-y border-hairline"
      open={isOpen || card !== null}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <div className="flex flex-col gap-3 pt-1 pb-4 text-body">
        {card ? (
          <div className="flex items-center justify-between gap-3 rounded-control bg-tint py-1 pr-1 pl-4 text-small">
            <p role="status" className="min-w-0 py-1.5">
              <span className="font-semibold break-all">{maskedCode(card.code)}</span>
              <span className="block text-ink-soft">
                {m.table_pay_gift_card_pays({
                  amount: formatMoney(paysCents),
                  balance: formatMoney(card.balanceCents),
                })}
              </span>
            </p>
            <IconButton
              label={m.cart_code_remove({ code: maskedCode(card.code) })}
              icon={<X size={18} />}
              onClick={removeIt}
            />
          </div>
        ) : (
          <>
            <CodeField
              {...{ id, label: codes.giftCardLabel ?? title, hint: codes.giftCardTooltip, ...field }}
              onApply={(code) => void apply(code)}
            />
            {codes.scansGiftCards ? <ScanGiftCard onScanned={(code) => void apply(code)} /> : null}
          </>
        )}
      </div>
    </Disclosure>
  );
}
