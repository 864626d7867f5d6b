import { formatMoney, m } from "@comptoir/messages";
import { MEANS, type Wallet } from "@comptoir/ordering";
import { lazy, Suspense } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { WalletFace, walletLook } from "../../../wallets/wallet-face.tsx";
import type { Wallets } from "./use-wallets.ts";

const SandboxSheet = lazy(() => import("./sandbox-sheet.tsx"));

type WalletButtonsProps = {
  readonly ready: readonly Wallet[];
  /** The amount that a wallet pays, and the tip included in it, as text. */
  readonly totalCents: number;
  readonly tipWords: string | null;
  readonly isBusy: boolean;
  readonly isStandIn: boolean;
  readonly onPress: (wallet: Wallet) => void;
};

/**
 * The wallets' branded buttons. `ready` holds only wallets that the device, the gateway and the venue support.
 * payment#wallets.
 */
export function WalletButtons({ ready, totalCents, tipWords, isBusy, isStandIn, onPress }: WalletButtonsProps) {
  if (ready.length === 0) return null;
  return (
    <section aria-labelledby="wallets" className="flex flex-col gap-2.5 pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="wallets" className="font-text! text-body font-semibold tracking-normal!">
          {m.checkout_wallets()}
        </h2>
        <p className="figures text-small text-ink-soft">
          {[formatMoney(totalCents), tipWords].filter(Boolean).join(" ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {ready.map((one) => (
          <button
            key={one}
            type="button"
            disabled={isBusy}
            aria-label={m.checkout_wallet_pay({ wallet: MEANS[one].wallet.brand })}
            onClick={() => onPress(one)}
            className={classNames(walletLook(one, isStandIn), "flex-[1_1_8.5rem] disabled:opacity-50")}
          >
            <WalletFace wallet={one} />
          </button>
        ))}
      </div>
      <p className="flex items-center gap-4 pt-2 text-small text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {m.checkout_wallets_or()}
      </p>
    </section>
  );
}

/** Renders the sandbox's sheet outside of the checkout's form, so that Enter in the sheet does not submit that form. */
export function OpenStandIn({ wallets, tokenUrl }: { readonly wallets: Wallets; readonly tokenUrl: string | null }) {
  if (wallets.asked === null || tokenUrl === null) return null;
  return (
    <Suspense>
      <SandboxSheet ask={wallets.asked} tokenUrl={tokenUrl} onDone={wallets.done} />
    </Suspense>
  );
}
