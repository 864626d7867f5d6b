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

/**
 * Detects which of the offered wallets this device supports. Until the device has answered, these are the `expected`
 * ones. payment#wallets.
 */
export function useReadyWallets(
  { wallets, publishableKey, account, app8RestaurantId }: WalletOffer,
  expected: readonly Wallet[] = NONE,
): ReadyWallets {
  const sheets = useMemo(
    () => sheetsOf({ wallets, publishableKey, account, app8RestaurantId }),
    [wallets, publishableKey, account, app8RestaurantId],
  );
  const [ready, setReady] = useState(expected);
  useEffect(() => {
    const gone = new AbortController();
    const answer = (wallet: Wallet, isReady: boolean) => {
      if (gone.signal.aborted) return;
      setReady((known) => WALLETS.filter((one) => (one === wallet ? isReady : known.includes(one))));
    };
    setReady(wallets.standIn ? WALLETS.filter((wallet) => wallets[wallet]) : expected);
    // Only the device knows its wallets. A failed query counts as no wallet.
    for (const [wallet, { isReady }] of sheets) {
      isReady().then(
        (ready) => answer(wallet, ready),
        () => answer(wallet, false),
      );
    }
    return () => gone.abort();
  }, [sheets, wallets, expected]);
  return { ready, sheets };
}

const NONE: readonly Wallet[] = [];

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
