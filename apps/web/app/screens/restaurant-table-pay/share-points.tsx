import { cents, formatCents, type Id } from "@comptoir/ordering";
import { useState } from "react";
import { PointsChoice, pointChoices, useEnrolledStatus } from "../restaurant-checkout/steps/points-and-credit.tsx";

/**
 * Holds the points by which a signed-in payer pays of their share. Points pay no tip. table#table-points.
 * @param ownEmail the payer's address; null for a guest, and at a venue without a programme
 */
export function useSharePoints(app8RestaurantId: Id, ownEmail: string | null, shareCents: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const own = useEnrolledStatus(app8RestaurantId, ownEmail ?? "", turn)?.points ?? null;
  const choices = own === null ? [] : pointChoices(own, shareCents);
  const choice = choices.find(({ points }) => points === chosen) ?? null;
  return {
    own,
    choices,
    /** What the points pay, in cents. */
    cents: choice?.amountCents ?? 0,
    /** The points as a request states them, with what the page shows that they pay; null for none. */
    asked: choice && { points: choice.points, amount: formatCents(cents(choice.amountCents)) },
    choose: setChosen,
    /** Asks for the balance again after a refusal: the payer sees what is left, and chooses anew. */
    askAgain: () => {
      setChosen(null);
      setTurn((before) => before + 1);
    },
  };
}

/** The field for the payer's own points; nothing if there are too few to pay. */
export function SharePoints({ own }: { readonly own: ReturnType<typeof useSharePoints> }) {
  if (own.own === null || own.choices.length === 0) return null;
  return (
    <PointsChoice points={own.own} choices={own.choices} chosen={own.asked?.points ?? null} onChoose={own.choose} />
  );
}
