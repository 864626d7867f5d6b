import { calls } from "@comptoir/contract/client";
import { formatMoney, formatNumber, m } from "@comptoir/messages";
import { type Cents, cents, type Id, isEmail, parseCents } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { useEffect, useState } from "react";
import { useCart, useCartActions } from "../../../cart/use-cart.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { browserCaller } from "../../../venue/api-caller.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";

/** Lets the signed-in person pay with points, if the venue allows it and the balance suffices. people#points-spent. */
export function PointsField({ facts: { venue, setup, bill } }: { readonly facts: CheckoutFacts }) {
  const known = useEnrolledStatus(venue.id, (setup.hasLoyalty && setup.ownEmail) || "");
  const chosen = useCart((cart) => cart.terms.points);
  const { changeTerms } = useCartActions();
  const choices = known?.points && bill ? pointChoices(known.points, centsOf(bill.total)) : null;
  const isGone = chosen !== null && choices?.some(({ points }) => points === chosen) === false;
  // If the bill falls, the chosen number of points may exceed it. Then the largest choice still offered is used.
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

/** The field for the points that pay, with what each choice pays. */
export function PointsChoice({
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

/**
 * The points that a person can spend at a venue. The API returns them only for the person's own email address.
 * api#enrolled-program-status.
 */
type OwnPoints = {
  readonly balance: number;
  readonly step: number;
  readonly value: string;
  readonly minimum: number;
};

type PointChoice = { readonly points: number; readonly amountCents: Cents };

const AT_MOST = 12;

/**
 * Returns the choices of points for a total, largest first: whole steps, from the minimum up to what the balance
 * and the total allow. people#points-spent. More than `AT_MOST` choices are thinned out evenly; the largest one
 * stays.
 */
export function pointChoices({ balance, step, value, minimum }: OwnPoints, totalCents: number): readonly PointChoice[] {
  const stepCents = parseCents(value) ?? 0;
  if (stepCents <= 0) return [];
  const most = Math.min(Math.floor(balance / step), Math.floor(totalCents / stepCents));
  const fewest = Math.ceil(minimum / step);
  const stride = Math.max(1, Math.ceil((most - fewest + 1) / AT_MOST));
  const choices: PointChoice[] = [];
  for (let steps = most; steps >= fewest; steps -= stride) {
    choices.push({ points: steps * step, amountCents: cents(steps * stepCents) });
  }
  return choices;
}

/** Debounce of the typed email address, in ms. */
const REST_MS = 600;

/** The membership of an email address. `points` is null unless the address is the signed-in person's own. */
type Enrolled = { readonly status: "enrolled" | "not-enrolled" | "unavailable"; readonly points: OwnPoints | null };

/**
 * Looks up whether `email` has joined the venue's programme; null while unknown. Another `turn` asks again. api#enrolled-program-status.
 */
export function useEnrolledStatus(app8RestaurantId: Id, email: string, turn = 0): Enrolled | null {
  const [known, setKnown] = useState<(Enrolled & { readonly email: string }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (!isEmail(email)) return;
    const timer = setTimeout(async () => {
      const asked = { email: email.trim(), app8RestaurantId };
      const answer = await calls.getUserEnrolledProgramStatus(browserCaller(), asked);
      // After a failed lookup the membership stays unknown. A member still earns points with the order.
      if (!answer.ok) return;
      const { userStatus: status, points = null } = answer.answer;
      setKnown({ email, status, points });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [app8RestaurantId, email, turn]);
  return known?.email === email ? known : null;
}

/** Lets the person use account credit, which pays before the card and has no fee. school#account-credit, decision 056. */
export function CreditChoice({ facts: { credit, bill } }: { readonly facts: CheckoutFacts }) {
  if (credit.availableCents === 0 || bill === null) return null;
  const left = centsOf(bill.totalWithTip) - credit.usedCents;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={m.checkout_credit_use()}
        description={m.checkout_credit_text({ amount: formatMoney(credit.availableCents) })}
        checked={credit.isUsed}
        onChange={({ currentTarget }) => credit.use(currentTarget.checked)}
      />
      <p role="status" className="figures text-small text-ink-soft">
        {credit.usedCents > 0
          ? m.checkout_credit_used({ amount: formatMoney(credit.usedCents), left: formatMoney(left) })
          : ""}
      </p>
    </div>
  );
}
