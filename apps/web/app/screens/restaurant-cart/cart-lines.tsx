import { currentLocale, m } from "@comptoir/messages";
import { type CartLine as LineOfCart, localizedText } from "@comptoir/ordering";
import { Fragment, useEffect, useRef, useState } from "react";
import { linePath } from "../../bill/line-path.ts";
import { useLineViews } from "../../bill/use-line-views.ts";
import { dishOfLine } from "../../cart/known-dish.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { useRoomOf } from "../../cart/use-room-of.ts";
import { Button } from "../../ui/button.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { CartLine } from "./cart-line.tsx";
import { lineProblems } from "./line-problems.ts";

/** The lines of the cart. A line that was removed leaves its place to the way of getting it back. */
export function CartLines() {
  const views = useLineViews();
  const actions = useCartActions();
  const linkTo = useVisitLink();
  const roomOf = useRoomOf();
  const removed = useCart((cart) => cart.removed);
  const lines = useCart((cart) => cart.lines);
  const confirmed = useCart((cart) => cart.confirmed);
  const priceChanges = useCart((cart) => cart.priceChanges);
  const problems = lineProblems({ lines, confirmed, priceChanges });
  const [refusal, setRefusal] = useState<{ orderId: number; message: string } | null>(null);

  const change = async (orderId: number, quantity: number) => {
    const outcome = await actions.changeQuantity(orderId, quantity);
    setRefusal("refused" in outcome ? { orderId, message: outcome.refused.message } : null);
  };
  const lineOf = (orderId: number) => lines.find((candidate) => candidate.orderId === orderId);
  const changeTo = (orderId: number) => {
    const line = lineOf(orderId);
    return line ? linkTo(linePath(line)) : null;
  };
  const most = (orderId: number) => {
    const line = lineOf(orderId);
    return line ? roomOf(line).most : null;
  };
  const undo = (index: number) =>
    removed?.index === index ? <RemovedLine line={removed.line} onUndo={actions.undoRemove} /> : null;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {views.map((line, index) => (
        <Fragment key={line.orderId}>
          {undo(index)}
          <CartLine
            line={line}
            changeTo={line.choices.length > 0 ? changeTo(line.orderId) : null}
            most={most(line.orderId)}
            problem={problems.get(line.orderId)}
            refusal={refusal?.orderId === line.orderId ? refusal.message : null}
            onChange={(quantity) => change(line.orderId, quantity)}
            onRemove={() => actions.remove(line.orderId)}
            onAccept={actions.dismissChanges}
          />
        </Fragment>
      ))}
      {undo(views.length)}
    </ul>
  );
}

/** Takes the focus from the button that went away with its line, so that the keyboard can undo at once. */
export function RemovedLine({ line, onUndo }: { readonly line: LineOfCart; readonly onUndo: () => void }) {
  const dish = useCart((cart) => dishOfLine(cart.dishes, line));
  const name = dish ? localizedText(dish, "name", currentLocale()) : m.cart_unknown_dish();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <li ref={place} className="flex items-center justify-between gap-4 py-3 text-small text-ink-soft">
      <span role="status">{m.cart_removed({ name })}</span>
      <Button tone="plain" className="px-1!" onClick={onUndo}>
        {m.cart_undo()}
      </Button>
    </li>
  );
}
