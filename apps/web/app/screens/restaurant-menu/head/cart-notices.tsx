import { m } from "@comptoir/messages";
import WifiOff from "lucide-react/icons/wifi-off";
import { type CartState, isNothingAdded } from "../../../cart/cart-state.ts";
import { droppedTitle, droppedWords } from "../../../cart/dropped-words.ts";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";

export default function CartNotices() {
  const isOffline = useCart((cart) => cart.sync === "offline");
  const away = useCart((cart) => cart.away);
  return (
    <>
      {isOffline ? (
        <Banner tone="caution" role="status" icon={<WifiOff size={18} />}>
          {away ?? m.menu_cart_offline()}
        </Banner>
      ) : null}
      <MenuChanges />
    </>
  );
}

/** Shows changes of the diner's cart: prices, and lines that could not be kept. screens#user-messages. */
function MenuChanges() {
  const dropped = useCart((cart) => cart.dropped);
  const priceChanges = useCart((cart) => cart.priceChanges);
  const reordered = useCart((cart) => cart.reordered);
  const { dismissChanges } = useCartActions();
  const reorderTitle = droppedTitle({ reordered });
  const sentences = [
    ...dropped.map(reorderTitle === null ? removedWords : droppedWords),
    ...priceChanges.map(({ message }) => message),
  ];
  if (sentences.length === 0 && !isNothingAdded({ reordered })) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      title={reorderTitle ?? m.menu_changed_heading()}
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
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Returns the text for a line that could not be restored with the cart. ordering#cart-restore-lines. */
function removedWords(dropped: CartState["dropped"][number]): string {
  const { name, reason } = dropped;
  switch (reason) {
    case "past-cutoff":
    case "option-missing":
      return droppedWords(dropped);
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
