import { m } from "@comptoir/messages";
import { APPLE_PAY, MEANS } from "@comptoir/ordering";
import { lazy, Suspense } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import type { Checkout } from "../../use-checkout.ts";

/** Loaded when a stand-in is pressed, and not before. */
const StandInSheet = lazy(() => import("./stand-in-sheet.tsx"));

/** The wallets' own buttons, before every other way to pay, where the device, the gateway and the venue have them. payment#wallets. */
export function WalletButtons({
  checkout,
  onHeldBack,
}: {
  readonly checkout: Checkout;
  readonly onHeldBack: () => void;
}) {
  const { wallets, facts, submit } = checkout;
  if (wallets.ready.length === 0 || facts.bill === null) return null;
  const isBusy = submit.state.phase === "busy" || submit.state.phase === "submitted";
  return (
    <section aria-label={m.checkout_wallets()} className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        {wallets.ready.map((one) => (
          <button
            key={one}
            type="button"
            disabled={isBusy}
            aria-label={m.checkout_wallet_pay({ wallet: MEANS[one].wallet.brand })}
            onClick={() => {
              if (checkout.pressWallet(one) === "held-back") onHeldBack();
            }}
            className={classNames(
              "min-h-12 rounded-control bg-black px-4 font-sans text-body font-semibold text-white",
              "border border-white/25 disabled:opacity-50",
              wallets.ready.length === 1 && "sm:col-span-2",
              one === APPLE_PAY.name && !facts.setup.payment.wallets.standIn && "apple-pay-button",
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

/** The sheet that stands for a device's, while it is open. Outside of the checkout's form, whose keys are not its own. */
export function OpenStandIn({ checkout: { wallets, facts } }: { readonly checkout: Checkout }) {
  const { tokenUrl } = facts.setup.payment;
  if (wallets.asked === null || tokenUrl === null) return null;
  return (
    <Suspense>
      <StandInSheet ask={wallets.asked} tokenUrl={tokenUrl} onDone={wallets.done} />
    </Suspense>
  );
}
