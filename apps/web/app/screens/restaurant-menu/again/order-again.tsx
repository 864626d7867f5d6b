import { formatMoney, m } from "@comptoir/messages";
import { isSameSelection } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { useRoomOf } from "../../../cart/use-room-of.ts";
import { FieldError } from "../../../ui/field-frame.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { QuantityStepper } from "../../../ui/quantity-stepper.tsx";
import { announce } from "../../../ui/toast.tsx";
import { useOrderingGate } from "../../restaurant/ordering-gate.ts";
import type { AgainView } from "./load-order-again.ts";

/**
 * The diner's earlier dishes at the top of the menu: one press adds a dish with the same choices.
 * ordering#order-again.
 */
export default function OrderAgain({ items }: { readonly items: readonly AgainView[] }) {
  return (
    <section aria-labelledby="order-again" className="flex flex-col gap-4">
      <h2 id="order-again" className="text-title">
        {m.menu_order_again()}
      </h2>
      <ul className="relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {items.map((again) => (
          <li
            key={JSON.stringify([again.item.id, again.item.menuId, again.item.options])}
            className="flex w-[min(16rem,76vw)] shrink-0 snap-start flex-col gap-3 rounded-card bg-raised p-4"
          >
            <AgainDish again={again} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AgainDish({ again: { item, dish, name, words, price } }: { readonly again: AgainView }) {
  const gate = useOrderingGate();
  const { add, changeQuantity, remove } = useCartActions();
  const [refusal, setRefusal] = useState<string | null>(null);
  const line = useCart(({ lines }) => lines.find((candidate) => isSameSelection(candidate, item)));
  const roomOf = useRoomOf();
  const take = async () => {
    announce(m.menu_added({ name }));
    const outcome = await add(dish, item);
    setRefusal("refused" in outcome ? outcome.refused.message : null);
  };
  const change = async (orderId: number, quantity: number) => {
    const outcome = await changeQuantity(orderId, quantity);
    setRefusal("refused" in outcome ? outcome.refused.message : null);
  };
  return (
    <>
      <div className="min-w-0 grow">
        <h3 className="text-body font-semibold">{name}</h3>
        {words ? <p className="line-clamp-2 text-small text-ink-soft">{words}</p> : null}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <b className="figures">{formatMoney(centsOf(price))}</b>
        {gate !== null ? null : line ? (
          <QuantityStepper
            compact={true}
            name={name}
            quantity={line.quantity}
            max={roomOf(line).most}
            onChange={(quantity) => void change(line.orderId, quantity)}
            onRemove={() => remove(line.orderId)}
            removeLabel={m.cart_remove_named({ name })}
          />
        ) : (
          <form action={() => void take()}>
            <IconButton
              type="submit"
              label={m.menu_order_again_add({ name })}
              icon={<Plus size={22} />}
              className="border border-edge"
            />
          </form>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal ? <FieldError message={refusal} /> : null}
      </div>
    </>
  );
}
