import { Suspense } from "react";
import { useCart } from "../../../cart/use-cart.ts";
import { island } from "../../../ui/island.ts";
import { Announcements } from "../../restaurant/announcements.tsx";
import { ClosedToOrders } from "../../restaurant/closed-to-orders.tsx";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { useOrderingGate, type WaysToOrder } from "../ordering-gate.ts";

const loadCartNotices = () => import("./cart-notices.tsx");
const CartNotices = island(loadCartNotices, import.meta.env.SSR && (await loadCartNotices()).default);
const loadNoConfigPanel = () => import("./no-config-panel.tsx");
const NoConfigPanel = island(loadNoConfigPanel, import.meta.env.SSR && (await loadNoConfigPanel()).default);

const loadLoginPanel = () => import("./login-panel.tsx");
const LoginPanel = island(loadLoginPanel, import.meta.env.SSR && (await loadLoginPanel()).default);

const loadMemberPanel = () => import("./member-panel.tsx");
const MemberPanel = island(loadMemberPanel, import.meta.env.SSR && (await loadMemberPanel()).default);

export type MenuNoticesProps = {
  readonly offers: WaysToOrder;
};

/** What there is to know before ordering: why one cannot, what has changed, what the venue says. */
export function MenuNotices({ offers }: MenuNoticesProps) {
  const gate = useOrderingGate();
  const { memberForm } = useRestaurant();
  const hasCartNotices = useCart(
    ({ sync, dropped, priceChanges, reordered }) =>
      sync === "offline" || dropped.length > 0 || priceChanges.length > 0 || reordered === "nothing",
  );
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <ClosedToOrders />
      <Suspense fallback={null}>{gate === "no-config" ? <NoConfigPanel offers={offers} /> : null}</Suspense>
      <Suspense fallback={null}>{gate === "login-required" ? <LoginPanel /> : null}</Suspense>
      <Suspense fallback={null}>{memberForm ? <MemberPanel form={memberForm} /> : null}</Suspense>
      <Announcements />
      <Suspense fallback={null}>{hasCartNotices ? <CartNotices /> : null}</Suspense>
    </div>
  );
}
