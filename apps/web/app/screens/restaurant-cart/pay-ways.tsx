import { m } from "@comptoir/messages";
import { isDeliveryKind, MEANS, type Wallet } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { Link } from "react-router";
import { useCart } from "../../cart/use-cart.ts";
import { useInstantCosts } from "../../cart/use-instant-costs.ts";
import { classNames } from "../../ui/class-names.ts";
import { NO_WALLETS, type WalletOffer } from "../../wallets/offered-wallets.ts";
import { useReadyWallets } from "../../wallets/use-ready-wallets.ts";
import { WalletFace, walletLook } from "../../wallets/wallet-face.tsx";
import { withWallet } from "../../wallets/wallet-link.ts";
import { useOrderingGate } from "../restaurant/ordering-gate.ts";
import { stayWithoutNetwork } from "../restaurant/stay-without-network.ts";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { isOrderable } from "./line-problems.ts";
import { ToCheckout } from "./to-checkout.tsx";

/** The wallets of a cart. `knowsAddress`: the browser keeps the address of the last delivery. */
export type CartExpress = WalletOffer & {
  /** The wallets that this browser probably supports; shown before its device has answered. */
  readonly expected: readonly Wallet[];
  readonly knowsAddress: boolean;
};

const NOTHING: WalletOffer = { wallets: NO_WALLETS, publishableKey: null, account: null, app8RestaurantId: 0 };

/** The wallets of the cart that this device supports; none while the order cannot be placed or its address is unknown. */
export function useExpress(express: CartExpress | null): readonly Wallet[] {
  const { ready } = useReadyWallets(express ?? NOTHING, express?.expected);
  const gate = useOrderingGate();
  const canOrder = useCart(isOrderable);
  const { kind } = useCart((cart) => cart.terms.destination);
  const { costs } = useInstantCosts();
  if (gate !== null || !canOrder || costs === null || centsOf(costs.totalWithTip) === 0) return [];
  return isDeliveryKind(kind) && !express?.knowsAddress ? [] : ready;
}

type PayWaysProps = { readonly wallets: readonly Wallet[]; readonly isStandIn: boolean };

/**
 * The wallets, then the checkout. A wallet's link leads to the checkout, which pays by this wallet.
 * Where enlarged text leaves no room beside them, the checkout alone has the wallets. screens#wallet-link.
 */
export function PayWays({ wallets, isStandIn }: PayWaysProps) {
  const linkTo = useVisitLink();
  return (
    <div className="flex flex-wrap gap-2">
      {wallets.map((wallet) => (
        <Link
          key={wallet}
          to={withWallet(linkTo("/checkout"), wallet)}
          onClick={stayWithoutNetwork}
          aria-label={m.checkout_wallet_pay({ wallet: MEANS[wallet].wallet.brand })}
          className={classNames(walletLook(wallet, isStandIn), "flex-[1_1_7rem] @max-[18rem]:hidden")}
        >
          <WalletFace wallet={wallet} />
        </Link>
      ))}
      <div className="flex-[1_1_13rem]">
        <ToCheckout />
      </div>
    </div>
  );
}
