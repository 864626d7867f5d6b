import { WALLETS, type Wallet } from "@comptoir/ordering";
import { useEffect, useMemo, useState } from "react";
import type { CheckoutFacts } from "../../steps/checkout-step.ts";
import { appleSheet } from "./apple-sheet.ts";
import { googleSheet } from "./google-sheet.ts";
import type { WalletAsk, WalletPayment, WalletSheet } from "./wallet-sheet.ts";

/** The wallets of a checkout: those that are ready here, and the stand-in whose sheet is open. */
export type Wallets = {
  readonly ready: readonly Wallet[];
  /** What the stand-in's sheet asks; null while none is open. */
  readonly asked: WalletAsk | null;
  readonly open: (wallet: Wallet, total: string) => void;
  /** The sheet was agreed to, or left. */
  readonly done: (payment: WalletPayment | null) => void;
};

/** Finds out which wallets this device has of those that the venue takes, and opens their sheets. payment#wallets. */
export function useWallets(
  { setup, venue, payment }: Pick<CheckoutFacts, "setup" | "venue" | "payment">,
  onAgreed: (payment: WalletPayment) => void,
): Wallets {
  const sheets = useMemo(() => sheetsOf(setup), [setup]);
  const { wallets } = setup.payment;
  const [found, setFound] = useState<readonly Wallet[]>([]);
  const [asked, setAsked] = useState<WalletAsk | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const add = (wallet: Wallet) => {
      if (!gone.signal.aborted) setFound((known) => WALLETS.filter((one) => one === wallet || known.includes(one)));
    };
    setFound(wallets.standIn ? WALLETS.filter((wallet) => wallets[wallet]) : []);
    // Only the device knows; one that cannot be asked has none.
    for (const [wallet, { isReady }] of sheets) {
      isReady().then(
        (ready) => (ready ? add(wallet) : undefined),
        () => undefined,
      );
    }
    return () => gone.abort();
  }, [sheets, wallets]);
  const done = (agreed: WalletPayment | null) => {
    setAsked(null);
    if (agreed) onAgreed(agreed);
  };
  return {
    ready: payment === "credit_card" ? found : [],
    asked,
    done,
    open: (wallet, total) => {
      const ask = { wallet, total, venueName: venue.name };
      if (wallets.standIn) setAsked(ask);
      else void sheets.get(wallet)?.open(ask).then(done);
    },
  };
}

function sheetsOf({ payment, app8RestaurantId }: CheckoutFacts["setup"]): ReadonlyMap<Wallet, WalletSheet> {
  const { wallets, publishableKey } = payment;
  const sheets = new Map<Wallet, WalletSheet>();
  if (wallets.standIn) return sheets;
  if (wallets.applePay) sheets.set("applePay", appleSheet(app8RestaurantId));
  if (wallets.googleMerchantId !== null && publishableKey !== null) {
    sheets.set("googlePay", googleSheet({ publishableKey, merchantId: wallets.googleMerchantId }));
  }
  return sheets;
}
