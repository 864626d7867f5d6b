import { APPLE_PAY, GOOGLE_PAY, meansOf, WALLETS, type Wallet } from "@comptoir/ordering";
import { useEffect, useMemo, useState } from "react";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { appleSheet } from "./apple-sheet.ts";
import { googleSheet } from "./google-sheet.ts";
import type { WalletAsk, WalletPayment, WalletSheet } from "./wallet-sheet.ts";

/** `ready` holds the wallets that this device supports. */
export type Wallets = {
  readonly ready: readonly Wallet[];
  readonly asked: WalletAsk | null;
  readonly open: (wallet: Wallet, total: string) => void;
  /** Called with the payment that the diner agreed to in the sandbox's sheet, or with null when the sheet was closed. */
  readonly done: (payment: WalletPayment | null) => void;
};

/** Detects which of the venue's wallets this device supports, and opens their sheets. payment#wallets. */
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
    // Only the device knows its wallets. A failed query counts as no wallet.
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
    ready: meansOf(payment)?.kind === "card" ? found : [],
    asked,
    done,
    open: (wallet, total) => {
      const ask = { wallet, total, venueName: venue.name };
      if (wallets.standIn) setAsked(ask);
      else void sheets.get(wallet)?.open(ask).then(done);
    },
  };
}

/** The sheet of each wallet; null if the restaurant does not take the wallet. */
const SHEETS: Readonly<Record<Wallet, (setup: CheckoutFacts["setup"]) => WalletSheet | null>> = {
  [APPLE_PAY.name]: ({ payment: { wallets }, app8RestaurantId }) =>
    wallets[APPLE_PAY.name] ? appleSheet(app8RestaurantId) : null,
  [GOOGLE_PAY.name]: ({ payment: { wallets, publishableKey } }) =>
    wallets.googleMerchantId !== null && publishableKey !== null
      ? googleSheet({ publishableKey, merchantId: wallets.googleMerchantId })
      : null,
};

function sheetsOf(setup: CheckoutFacts["setup"]): ReadonlyMap<Wallet, WalletSheet> {
  if (setup.payment.wallets.standIn) return new Map();
  return new Map(
    WALLETS.flatMap((wallet) => {
      const sheet = SHEETS[wallet](setup);
      return sheet === null ? [] : [[wallet, sheet] as const];
    }),
  );
}
