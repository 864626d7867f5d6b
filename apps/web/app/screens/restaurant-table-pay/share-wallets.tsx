import { formatMoney, m } from "@comptoir/messages";
import { type Cents, formatCents, type Id } from "@comptoir/ordering";
import { useReadyWallets } from "../../wallets/use-ready-wallets.ts";
import type { WalletPayment } from "../../wallets/wallet-sheet.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { CardsOfVisitor } from "../restaurant-checkout/load-checkout.ts";
import { useWallets } from "../restaurant-checkout/payment/use-wallets.ts";
import { OpenStandIn, WalletButtons } from "../restaurant-checkout/payment/wallet-buttons.tsx";

type ShareWalletsProps = {
  readonly payment: CardsOfVisitor["payment"];
  /** The restaurant's id in payment calls. */
  readonly app8RestaurantId: Id;
  /** What a wallet pays of the share, and the tip in it. */
  readonly cents: Cents;
  readonly tipCents: Cents;
  readonly isBusy: boolean;
  /** Whether a sheet may open: not while the form has a fault. */
  readonly mayOpen: () => boolean;
  /** Pays by the wallet. Resolves to whether the share is paid. */
  readonly onAgreed: (agreed: WalletPayment) => Promise<boolean>;
};

/** The wallets that can pay a share, as at a checkout. table#table-paying, payment#wallets. */
export function ShareWallets({
  payment: { wallets: offered, publishableKey, account, tokenUrl },
  app8RestaurantId,
  cents,
  tipCents,
  isBusy,
  mayOpen,
  onAgreed,
}: ShareWalletsProps) {
  const { venue } = useRestaurant();
  const found = useReadyWallets({ wallets: offered, publishableKey, account, app8RestaurantId });
  const setup = { payment: { wallets: offered } };
  const wallets = useWallets({ setup, venue, express: { ...found, chosen: null } }, (agreed) => {
    void onAgreed(agreed).then(agreed.conclude);
  });
  if (cents === 0) return null;
  return (
    <>
      <WalletButtons
        ready={wallets.ready}
        totalCents={cents}
        tipWords={tipCents > 0 ? m.checkout_with_tip({ tip: formatMoney(tipCents) }) : null}
        isBusy={isBusy}
        isStandIn={offered.standIn}
        onPress={(wallet) => {
          if (mayOpen()) wallets.open(wallet, formatCents(cents));
        }}
      />
      <OpenStandIn wallets={wallets} tokenUrl={tokenUrl} />
    </>
  );
}
