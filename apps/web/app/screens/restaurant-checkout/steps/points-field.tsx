import { formatMoney, formatNumber, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import { useEffect } from "react";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import type { CheckoutFacts } from "./checkout-step.ts";
import { type OwnPoints, type PointChoice, pointChoices } from "./point-choices.ts";
import { useEnrolledStatus } from "./use-enrolled-status.ts";

/** The points of whoever is signed in, for the order: where the venue lets them be spent and there are enough. people#points-spent. */
export function PointsField({ facts: { venue, setup, bill } }: { readonly facts: CheckoutFacts }) {
  const known = useEnrolledStatus(venue.id, (setup.hasLoyalty && setup.ownEmail) || "");
  const chosen = useCart((cart) => cart.terms.points);
  const { changeTerms } = useCartActions();
  const choices = known?.points && bill ? pointChoices(known.points, centsOf(bill.total)) : null;
  const isGone = chosen !== null && choices?.some(({ points }) => points === chosen) === false;
  // A cart that became cheaper takes fewer: the order would say another total than was shown.
  useEffect(() => {
    if (isGone) changeTerms({ points: choices?.[0]?.points ?? null });
  }, [isGone, choices, changeTerms]);
  if (!known?.points || !choices?.length) return null;
  return (
    <PointsChoice
      points={known.points}
      choices={choices}
      chosen={chosen}
      onChoose={(points) => changeTerms({ points })}
    />
  );
}

/** How many points to spend, each with what it pays. */
function PointsChoice({
  points: { balance },
  choices,
  chosen,
  onChoose,
}: {
  readonly points: OwnPoints;
  readonly choices: readonly PointChoice[];
  readonly chosen: number | null;
  readonly onChoose: (points: number | null) => void;
}) {
  return (
    <SelectField
      id="points"
      label={m.checkout_points()}
      hint={m.checkout_points_hint({ balance: formatNumber(balance) })}
      optional={true}
      value={chosen ?? ""}
      placeholder={m.checkout_points_none()}
      options={choices.map(({ points, amountCents }) => ({
        value: String(points),
        label: m.checkout_points_choice({ points: formatNumber(points), amount: formatMoney(amountCents) }),
      }))}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
    />
  );
}
