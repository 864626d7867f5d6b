import type { Wallet } from "@comptoir/ordering";
import { useState } from "react";
import type { OfferedWallets } from "../../../wallets/offered-wallets.ts";
import type { WalletAsk, WalletPayment } from "../../../wallets/wallet-sheet.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";

/** `ready` holds the wallets to choose from; empty once the link has chosen one. */
export type Wallets = {
  readonly ready: readonly Wallet[];
  readonly asked: WalletAsk | null;
  readonly open: (wallet: Wallet, total: string) => void;
  /** Called with the payment that the diner agreed to in the sandbox's sheet, or with null when the sheet was closed. */
  readonly done: (payment: WalletPayment | null) => void;
};

type WalletFacts = {
  readonly setup: { readonly payment: { readonly wallets: Pick<OfferedWallets, "standIn"> } };
  readonly venue: { readonly name: string };
  readonly express: CheckoutFacts["express"];
};

/** Opens the sheets of the wallets that this device and the venue support. payment#wallets. */
export function useWallets(
  { setup, venue, express }: WalletFacts,
  onAgreed: (payment: WalletPayment) => void,
): Wallets {
  const [asked, setAsked] = useState<WalletAsk | null>(null);
  const done = (agreed: WalletPayment | null) => {
    setAsked(null);
    if (agreed) onAgreed(agreed);
  };
  return {
    ready: express.chosen === null ? express.ready : [],
    asked,
    done,
    open: (wallet, total) => {
      const ask = { wallet, total, venueName: venue.name };
      if (setup.payment.wallets.standIn) setAsked(ask);
      else void express.sheets.get(wallet)?.open(ask).then(done);
    },
  };
}
