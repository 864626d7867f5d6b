import { type CartLine, formatCartLines, mergeCarts, parseCartLines } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { firstLinesThatFit, type KeptCart, loadCarts, suiteOfKept } from "./carts.store.ts";
import { beginCart, type CartChange, changeCarts } from "./change-cart.store.ts";

export type JoiningCarts = Omit<
  CartChange,
  "lines" | "destination" | "taken" | "before" | "version" | "guestCartId"
> & {
  readonly guestCartId: string;
};

const holdCartsStatement = statement({
  name: "hold carts",
  text: "select from carts where restaurant_id = :restaurantId and cart_id = any(:cartIds) order by cart_id for update",
  params: { restaurantId: "text", cartIds: "text[]" },
});

const dropCartStatement = statement({
  name: "drop cart",
  text: "delete from carts where restaurant_id = :restaurantId and cart_id = :cartId",
  params: { restaurantId: "text", cartId: "text" },
});

/**
 * Merges a guest's cart into the person's cart after sign-in, and deletes the guest's cart. Both happen in
 * one transaction, so that the guest's cart is merged once. If the carts are for different suites, or only
 * one cart is for a suite, the guest's cart replaces the person's cart. ordering#cart-owner.
 */
export async function joinGuestCart(database: Database, joining: JoiningCarts): Promise<void> {
  const join = (transaction: Transaction) => joinOnce(transaction, joining);
  // Retry if a concurrent call inserted the person's cart first.
  while (!(await inTransaction(database, "read committed", join, joining.restaurantId)));
}

async function joinOnce(transaction: Transaction, joining: JoiningCarts): Promise<boolean> {
  const { restaurantId, cartId, guestCartId } = joining;
  const cartIds = [cartId, guestCartId];
  await holdCartsStatement.count(transaction, { restaurantId, cartIds });
  const kept = await loadCarts(transaction, { ...joining, cartIds });
  const guest = kept.find((cart) => cart.cartId === guestCartId);
  if (guest === undefined) return true;
  const own = kept.find((cart) => cart.cartId === cartId);
  if (guest.lines.length > 0) {
    const change = { ...joining, ...joinCarts(own, guest), version: null, guestCartId: null };
    const [changed] = await changeCarts(transaction, [change]);
    if (changed?.outcome === "none" && (await beginCart(transaction, change)) === null) return false;
  }
  await dropCartStatement.count(transaction, { restaurantId, cartId: guestCartId });
  return true;
}

function joinCarts(
  own: KeptCart | undefined,
  guest: KeptCart,
): Pick<CartChange, "lines" | "destination" | "taken" | "before"> {
  const { destination } = guest;
  const taken = [...(own?.taken ?? []), ...guest.taken];
  const isJoined = own !== undefined && suiteOfKept(own) === suiteOfKept(guest);
  const lines = mergeCarts({ base: [], mine: linesOf(guest), theirs: isJoined ? linesOf(own) : [] });
  return { lines: firstLinesThatFit(formatCartLines(lines)), destination, taken, before: guest.last };
}

function linesOf({ lines }: KeptCart): readonly CartLine[] {
  return parseCartLines(lines) ?? [];
}
