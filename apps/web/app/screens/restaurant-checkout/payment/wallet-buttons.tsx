import { m } from "@comptoir/messages";
import { APPLE_PAY, MEANS, type Wallet } from "@comptoir/ordering";
import { lazy, Suspense } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { Wallets } from "./use-wallets.ts";

/** Lazy-loaded when a sandbox wallet is pressed. */
const SandboxSheet = lazy(() => import("./sandbox-sheet.tsx"));

/**
 * The wallets' branded buttons above the other ways to pay. A wallet is shown only if the device, the gateway and the
 * venue support it. payment#wallets.
 */
export function WalletButtons({
  ready,
  isBusy,
  isStandIn,
  onPress,
}: {
  readonly ready: readonly Wallet[];
  readonly isBusy: boolean;
  readonly isStandIn: boolean;
  readonly onPress: (wallet: Wallet) => void;
}) {
  if (ready.length === 0) return null;
  return (
    <section aria-label={m.checkout_wallets()} className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        {ready.map((one) => (
          <button
            key={one}
            type="button"
            disabled={isBusy}
            aria-label={m.checkout_wallet_pay({ wallet: MEANS[one].wallet.brand })}
            onClick={() => onPress(one)}
            className={classNames(
              "min-h-12 rounded-control bg-black px-4 font-sans text-body font-semibold text-white",
              "border border-white/25 disabled:opacity-50",
              ready.length === 1 && "sm:col-span-2",
              one === APPLE_PAY.name && !isStandIn && "apple-pay-button",
            )}
          >
            {MEANS[one].wallet.brand}
          </button>
        ))}
      </div>
      <p className="text-center text-small text-ink-soft">{m.checkout_wallets_or()}</p>
    </section>
  );
}

/**
 * The sandbox's open sheet. It is rendered outside of the checkout's form, so that Enter in the sheet does not submit
 * that form.
 */
export function OpenStandIn({ wallets, tokenUrl }: { readonly wallets: Wallets; readonly tokenUrl: string | null }) {
  if (wallets.asked === null || tokenUrl === null) return null;
  return (
    <Suspense>
      <SandboxSheet ask={wallets.asked} tokenUrl={tokenUrl} onDone={wallets.done} />
    </Suspense>
  );
}
