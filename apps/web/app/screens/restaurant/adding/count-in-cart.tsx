import { m } from "@comptoir/messages";

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
