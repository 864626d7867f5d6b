import { formatMoney, m } from "@comptoir/messages";
import { isRefused, MEANS } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { tokeniseCard } from "../../../cards/tokenise-card.ts";
import { Problem } from "../../../forms/problem.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import type { WalletAsk, WalletPayment } from "../../../wallets/wallet-sheet.ts";

/** The sandbox wallet's cards: the first is approved, the second is declined. */
const CARDS = [
  { number: "4242424242424242", name: "Visa 4242", words: () => m.checkout_test_approve() },
  { number: "4000000000000002", name: "Visa 0002", words: () => m.checkout_test_decline() },
] as const;
const OWNER = { fullName: "Gabrielle Roy", email: "gabrielle@example.ca", phoneNumber: "416-555-0123" };

type StandInSheetProps = {
  readonly ask: WalletAsk;
  readonly tokenUrl: string;
  readonly onDone: (payment: WalletPayment | null) => void;
};

/**
 * The sandbox's payment sheet, labelled as such, for trying wallets without a device that has one. payment#wallets,
 * docs/sandbox.md.
 */
export default function SandboxSheet({ ask, tokenUrl, onDone }: StandInSheetProps) {
  const [number, setNumber] = useState<string>(CARDS[0].number);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { wallet, total, venueName } = ask;
  const name = MEANS[wallet].wallet.brand;
  const pay = async () => {
    setIsAsking(true);
    const card = await tokeniseCard({ number, cvd: "123", expiryDate: "12/34", postalCode: "M5V 2T6" }, tokenUrl);
    setIsAsking(false);
    if (isRefused(card)) return setRefusal(card.refused.message);
    onDone({ wallet, payload: card.token, total, contact: OWNER, conclude: () => undefined });
  };
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={m.checkout_wallet_heading({ wallet: name })}
      onClose={() => onDone(null)}
      footer={
        <div className="flex flex-col gap-2">
          <Button tone="primary" wide={true} busy={isAsking} onClick={pay}>
            {m.checkout_pay({ total: formatMoney(centsOf(total)) })}
          </Button>
          <Button tone="plain" wide={true} onClick={() => onDone(null)}>
            {m.checkout_wallet_leave()}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 px-5 pt-1 pb-5">
        <div className="flex items-start gap-4">
          <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-tint">
            <Smartphone size={20} />
          </span>
          <div className="flex flex-col gap-2">
            <p>{m.checkout_wallet_ask({ amount: formatMoney(centsOf(total)), venue: venueName })}</p>
            <p className="text-fine text-ink-soft">{m.checkout_wallet_stand_in({ wallet: name })}</p>
          </div>
        </div>
        <Problem message={refusal} />
        <ChoiceGroup legend={m.order_card()}>
          {CARDS.map((card) => (
            <RadioCard
              key={card.number}
              name="stand-in-card"
              checked={card.number === number}
              onChange={() => setNumber(card.number)}
              label={card.name}
              description={card.words()}
            />
          ))}
        </ChoiceGroup>
        <p className="text-fine text-ink-soft">
          {m.checkout_wallet_contact({ name: OWNER.fullName, email: OWNER.email })}
        </p>
      </div>
    </SheetDialog>
  );
}
