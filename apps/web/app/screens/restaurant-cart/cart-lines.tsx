import type { LineView } from "@comptoir/receipt";
import { Fragment, useState } from "react";
import { ownWordsOfLine } from "../../allergies/own-words.ts";
import { useSaidAllergies } from "../../allergies/said-allergies.tsx";
import { KitchenHeading } from "../../bill/line-words.tsx";
import { linePath, useLineViews } from "../../bill/use-line-views.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { useResolvedLines } from "../../cart/use-resolved-lines.ts";
import { useRoomOf } from "../../cart/use-room-of.ts";
import { allergyWords } from "../../children/child-words.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { CartLine } from "./cart-line.tsx";
import { lineProblems } from "./line-problems.ts";
import { linesByDate } from "./lines-by-date.ts";
import { LinesOfDates } from "./lines-of-dates.tsx";
import { RemovedLine } from "./removed-line.tsx";

/** Lists the lines of the cart, grouped by date for a school. An undo button replaces a removed line. */
export function CartLines({ cutoffs }: { readonly cutoffs: Readonly<Record<string, string>> }) {
  const views = useLineViews();
  const actions = useCartActions();
  const linkTo = useVisitLink();
  const roomOf = useRoomOf();
  const removed = useCart((cart) => cart.removed);
  const lines = useCart((cart) => cart.lines);
  const confirmed = useCart((cart) => cart.confirmed);
  const resolved = useResolvedLines();
  const { children } = useChosenChild();
  const { allergies } = useSaidAllergies();
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
  const allergyOf = (orderId: number) => {
    const found = resolved.find(({ line }) => line.orderId === orderId);
    const child = found && children.find(({ id }) => id === found.line.childId);
    if (child) return allergyWords(found, child);
    return found && found.line.date === undefined ? ownWordsOfLine(found, allergies) : null;
  };
  const undo = (index: number) =>
    removed?.index === index ? <RemovedLine line={removed.line} onUndo={actions.undoRemove} /> : null;
  const drawLine = (line: LineView) => (
    <CartLine
      key={line.orderId}
      line={line}
      changeTo={line.choices.length > 0 ? changeTo(line.orderId) : null}
      most={most(line.orderId)}
      problem={problems.get(line.orderId)}
      allergy={allergyOf(line.orderId)}
      refusal={refusal?.orderId === line.orderId ? refusal.message : null}
      onChange={(quantity) => change(line.orderId, quantity)}
      onRemove={() => actions.remove(line.orderId)}
      onAccept={actions.dismissChanges}
    />
  );
  const dates = linesByDate(views);
  if (dates) return <LinesOfDates dates={dates} cutoffs={cutoffs} drawLine={drawLine} />;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {views.map((line, index) => (
        <Fragment key={line.orderId}>
          {undo(index)}
          <KitchenHeading name={line.kitchen} className="pt-5 pb-2 text-lead" />
          {drawLine(line)}
        </Fragment>
      ))}
      {undo(views.length)}
    </ul>
  );
}
