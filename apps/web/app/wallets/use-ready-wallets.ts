import { APPLE_PAY, GOOGLE_PAY, WALLETS, type Wallet } from "@comptoir/ordering";
import { useEffect, useMemo, useState } from "react";
import { appleSheet } from "./apple-sheet.ts";
import { googleSheet } from "./google-sheet.ts";
import type { WalletOffer } from "./offered-wallets.ts";
import type { WalletSheet } from "./wallet-sheet.ts";

export type ReadyWallets = {
  /** The offered wallets that this device supports. */
  readonly ready: readonly Wallet[];
  /** The sheet of each offered wallet; empty in the sandbox. */
  readonly sheets: ReadonlyMap<Wallet, WalletSheet>;
};

/** Detects which of the offered wallets this device supports. payment#wallets. */
export function useReadyWallets({ wallets, publishableKey, account, app8RestaurantId }: WalletOffer): ReadyWallets {
  const sheets = useMemo(
    () => sheetsOf({ wallets, publishableKey, account, app8RestaurantId }),
    [wallets, publishableKey, account, app8RestaurantId],
  );
  const [ready, setReady] = useState<readonly Wallet[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    const add = (wallet: Wallet) => {
      if (!gone.signal.aborted) setReady((known) => WALLETS.filter((one) => one === wallet || known.includes(one)));
    };
    setReady(wallets.standIn ? WALLETS.filter((wallet) => wallets[wallet]) : []);
    // Only the device knows its wallets. A failed query counts as no wallet.
    for (const [wallet, { isReady }] of sheets) {
      isReady().then(
        (ready) => (ready ? add(wallet) : undefined),
        () => undefined,
      );
    }
    return () => gone.abort();
  }, [sheets, wallets]);
  return { ready, sheets };
}

/** The sheet of each wallet; null if the restaurant does not take the wallet. */
const SHEETS: Readonly<Record<Wallet, (offer: WalletOffer) => WalletSheet | null>> = {
  [APPLE_PAY.name]: ({ wallets, app8RestaurantId }) => (wallets[APPLE_PAY.name] ? appleSheet(app8RestaurantId) : null),
  [GOOGLE_PAY.name]: ({ wallets, publishableKey, account }) =>
    wallets.googleMerchantId !== null && publishableKey !== null
      ? googleSheet({ publishableKey, account, merchantId: wallets.googleMerchantId })
      : null,
};

function sheetsOf(offer: WalletOffer): ReadonlyMap<Wallet, WalletSheet> {
  if (offer.wallets.standIn) return new Map();
  return new Map(
    WALLETS.flatMap((wallet) => {
      const sheet = SHEETS[wallet](offer);
      return sheet === null ? [] : [[wallet, sheet] as const];
    }),
  );
}
