import { m } from "@comptoir/messages";
import { Clock, WifiOff } from "lucide-react";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Announcements } from "../../restaurant/announcements.tsx";
import { ClosedToOrders } from "../../restaurant/closed-to-orders.tsx";
import { useOrderingGate } from "../ordering-gate.ts";
import { NoConfigPanel } from "./no-config-panel.tsx";

export type MenuNoticesProps = {
  readonly offers: { readonly table: boolean; readonly takeout: boolean };
};

/** What there is to know before ordering: why one cannot, what has changed, what the venue says. */
export function MenuNotices({ offers }: MenuNoticesProps) {
  const gate = useOrderingGate();
  const isOffline = useCart((cart) => cart.sync === "offline");
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <ClosedToOrders />
      {gate === "closed" ? <Banner icon={<Clock size={18} />}>{m.menu_closed()}</Banner> : null}
      {gate === "no-config" ? <NoConfigPanel offers={offers} /> : null}
      <Announcements className="-mx-4 md:mx-0 [&>ul]:relative [&>ul]:flex-row [&>ul]:items-start [&>ul]:overflow-x-auto [&>ul]:px-4 md:[&>ul]:px-0 [&>ul]:[scrollbar-width:none] [&_li]:w-[86%] [&_li]:shrink-0 md:[&_li]:w-auto md:[&_li]:flex-1 [&_li:only-child]:w-full" />
      {isOffline ? (
        <Banner tone="caution" role="status" icon={<WifiOff size={18} />}>
          {m.menu_cart_offline()}
        </Banner>
      ) : null}
      <MenuChanges />
    </div>
  );
}

/** What changed under the diner's cart: prices, and lines that could not be kept. screens#user-messages. */
function MenuChanges() {
  const dropped = useCart((cart) => cart.dropped);
  const priceChanges = useCart((cart) => cart.priceChanges);
  const { dismissChanges } = useCartActions();
  const sentences = [...dropped.map(droppedWords), ...priceChanges.map(({ message }) => message)];
  if (sentences.length === 0) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      title={m.menu_changed_heading()}
      onDismiss={dismissChanges}
      action={
        priceChanges.length > 0 ? (
          <Button tone="plain" className="px-2!" onClick={() => location.reload()}>
            {m.menu_refresh()}
          </Button>
        ) : null
      }
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}

type Dropped = { readonly name: string; readonly reason: "missing" | "sold-out" | "over-limit" | "unavailable" };

/** Says what became of a line that did not come back with the cart. ordering#cart-restore-lines. */
function droppedWords({ name, reason }: Dropped): string {
  switch (reason) {
    case "sold-out":
      return m.menu_dropped_sold_out({ name });
    case "over-limit":
      return m.menu_dropped_over_limit({ name });
    case "unavailable":
      return m.menu_dropped_unavailable({ name });
    default:
      return m.menu_dropped_missing({ name });
  }
}
