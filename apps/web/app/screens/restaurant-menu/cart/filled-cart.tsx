import { m } from "@comptoir/messages";
import type { LineView } from "@comptoir/receipt";
import { Fragment, useState } from "react";
import { Link } from "react-router";
import { KitchenHeading, LineWords } from "../../../bill/line-words.tsx";
import { linePath, useLineViews } from "../../../bill/use-line-views.ts";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { useRoomOf } from "../../../cart/use-room-of.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Price } from "../../../ui/price.tsx";
import { QuantityStepper } from "../../../ui/quantity-stepper.tsx";
import { stayWithoutNetwork } from "../../restaurant/stay-without-network.ts";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import { ToCheckout } from "../../restaurant-cart/to-checkout.tsx";
import { ChargesNote, type ChargesView } from "../head/charges.tsx";

export default function FilledCart({ charges }: { readonly charges: ChargesView }) {
  const lines = useLineViews();
  const linkTo = useVisitLink();
  return (
    <>
      <ul className="min-h-0 flex-1 divide-y divide-hairline overflow-y-auto border-y border-hairline px-5 [scrollbar-width:thin]">
        {lines.map((line) => (
          <Fragment key={line.orderId}>
            <KitchenHeading name={line.kitchen} className="py-2" />
            <CartAsideLine view={line} />
          </Fragment>
        ))}
      </ul>
      <div className="flex flex-col gap-3 px-5 py-4">
        <ChargesNote charges={charges} />
        <ToCheckout isCounted={false} />
        <LinkButton
          tone="plain"
          to={linkTo("/cart")}
          onClick={stayWithoutNetwork}
          prefetch="intent"
          className="-my-2 self-center text-small"
        >
          {m.menu_cart_view()}
        </LinkButton>
      </div>
    </>
  );
}

function CartAsideLine({ view }: { readonly view: LineView }) {
  const { orderId, name, quantity, cents } = view;
  const linkTo = useVisitLink();
  const { changeQuantity, remove } = useCartActions();
  const roomOf = useRoomOf();
  const line = useCart(({ lines }) => lines.find((candidate) => candidate.orderId === orderId));
  const problem = useCart(({ lines, confirmed }) =>
    confirmed?.lines === lines
      ? confirmed.answer.warning?.invalid_items.find((invalid) => invalid.orderId === orderId)
      : undefined,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={linkTo(line ? linePath(line) : "")}
          preventScrollReset={true}
          state={{ fromMenu: true }}
          onClick={stayWithoutNetwork}
          title={m.menu_cart_change({ name })}
          className="-my-3 min-w-0 py-3 text-small font-semibold decoration-hairline decoration-2 underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {cents === null ? null : <Price cents={cents} className="text-small" />}
      </div>
      <LineWords line={view} />
      {problem ? <FieldError message={problem.message} /> : null}
      {refusal ? <FieldError message={refusal} /> : null}
      <div className="-ml-1">
        <QuantityStepper
          compact={true}
          name={name}
          quantity={quantity}
          max={line ? roomOf(line).most : null}
          removeLabel={m.menu_cart_remove({ name })}
          onRemove={() => remove(orderId)}
          onChange={async (wanted) => {
            const outcome = await changeQuantity(orderId, wanted);
            setRefusal("refused" in outcome ? outcome.refused.message : null);
          }}
        />
      </div>
    </li>
  );
}
