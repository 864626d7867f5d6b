import { Suspense } from "react";
import { isNothingAdded } from "../../../cart/cart-state.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { island } from "../../../ui/island.ts";
import { Announcements } from "../../restaurant/announcements.tsx";
import { ClosedToOrders } from "../../restaurant/closed-to-orders.tsx";
import { NeedsScript } from "../../restaurant/needs-script.tsx";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { useOrderingGate } from "../ordering-gate.ts";
import type { WaysToOrder } from "../ways-to-order.ts";

const loadCartNotices = () => import("./cart-notices.tsx");
const CartNotices = island(loadCartNotices, import.meta.env.SSR && (await loadCartNotices()).default);
const loadNoConfigPanel = () => import("./no-config-panel.tsx");
const NoConfigPanel = island(loadNoConfigPanel, import.meta.env.SSR && (await loadNoConfigPanel()).default);

const loadLoginPanel = () => import("./login-panel.tsx");
const LoginPanel = island(loadLoginPanel, import.meta.env.SSR && (await loadLoginPanel()).default);

const loadMemberPanel = () => import("./member-panel.tsx");
const MemberPanel = island(loadMemberPanel, import.meta.env.SSR && (await loadMemberPanel()).default);

const loadSuiteNotice = () => import("../../restaurant/suite-notice.tsx");
const SuiteNotice = island(loadSuiteNotice, import.meta.env.SSR && (await loadSuiteNotice()).default);

export type MenuNoticesProps = {
  readonly offers: WaysToOrder;
};

/** What there is to know before ordering: why one cannot, what has changed, what the venue says. */
export function MenuNotices({ offers }: MenuNoticesProps) {
  const gate = useOrderingGate();
  const { memberForm, suite } = useRestaurant();
  const hasCartNotices = useCart(
    ({ sync, dropped, priceChanges, reordered }) =>
      sync === "offline" || dropped.length > 0 || priceChanges.length > 0 || isNothingAdded({ reordered }),
  );
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {gate === null ? <NeedsScript /> : null}
      <ClosedToOrders />
      <Suspense fallback={null}>{suite ? <SuiteNotice /> : null}</Suspense>
      <Suspense fallback={null}>{gate === "no-config" ? <NoConfigPanel offers={offers} /> : null}</Suspense>
      <Suspense fallback={null}>{gate === "login-required" ? <LoginPanel /> : null}</Suspense>
      <Suspense fallback={null}>{memberForm ? <MemberPanel form={memberForm} /> : null}</Suspense>
      <Announcements />
      <Suspense fallback={null}>{hasCartNotices ? <CartNotices /> : null}</Suspense>
    </div>
  );
}
