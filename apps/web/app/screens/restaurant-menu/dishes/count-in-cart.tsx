import { m } from "@comptoir/messages";

/** Shows on a dish's card the dish's quantity in the cart; empty for none. */
export function CountInCart({ count }: { readonly count: number }) {
  return (
    <span className="dish-count">
      {count === 0 ? null : (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{m.menu_card_in_cart({ count })}</span>
        </>
      )}
    </span>
  );
}
