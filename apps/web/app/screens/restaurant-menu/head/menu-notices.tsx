import type { QueueData } from "@comptoir/contract";
import { type ReactNode, Suspense } from "react";
import { isNothingAdded } from "../../../cart/cart-state.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Announcements } from "../../restaurant/announcements.tsx";
import { CardsOff } from "../../restaurant/cards-off.tsx";
import { ClosedToOrders } from "../../restaurant/closed-to-orders.tsx";
import { LongerPreparation } from "../../restaurant/longer-preparation.tsx";
import { NeedsScript } from "../../restaurant/needs-script.tsx";
import { useOrderingGate } from "../../restaurant/ordering-gate.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import type { WaysToOrder } from "../ways-to-order.ts";
import { useHasSwitchInHead } from "./menu-head.tsx";

const CartNotices = lazyPart(() => import("./cart-notices.tsx"));
const NoConfigPanel = lazyPart(() => import("./no-config-panel.tsx"));
const LoginPanel = lazyPart(() => import("./login-panel.tsx"));
const MemberPanel = lazyPart(() => import("./member-panel.tsx"));
const SuiteNotice = lazyPart(() => import("../../restaurant/suite-notice.tsx"));

export type MenuNoticesProps = {
  readonly offers: WaysToOrder;
  readonly queue?: QueueData | null;
  /** Text below the ways to order, if none is chosen. */
  readonly note?: ReactNode;
};

export function MenuNotices({ offers, queue = null, note }: MenuNoticesProps) {
  const gate = useOrderingGate();
  const { memberForm, suite } = useRestaurant();
  const hasSwitchInHead = useHasSwitchInHead();
  const hasCartNotices = useCart(
    ({ sync, dropped, priceChanges, reordered }) =>
      sync === "offline" || dropped.length > 0 || priceChanges.length > 0 || isNothingAdded({ reordered }),
  );
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {gate === null ? <NeedsScript /> : null}
      <ClosedToOrders />
      <LongerPreparation />
      <CardsOff />
      <Suspense fallback={null}>{suite ? <SuiteNotice /> : null}</Suspense>
      <Suspense fallback={null}>
        {gate === "no-config" ? <NoConfigPanel offers={offers} queue={queue} note={note} /> : null}
      </Suspense>
      <Suspense fallback={null}>{gate === "login-required" ? <LoginPanel /> : null}</Suspense>
      <Suspense fallback={null}>{memberForm ? <MemberPanel form={memberForm} /> : null}</Suspense>
      {hasSwitchInHead ? null : <Announcements />}
      <Suspense fallback={null}>{hasCartNotices ? <CartNotices /> : null}</Suspense>
    </div>
  );
}
