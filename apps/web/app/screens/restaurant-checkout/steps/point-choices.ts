import { type Cents, cents, parseCents } from "@comptoir/ordering";

/** What somebody can spend at a venue, as it answers for their own address. api#enrolled-program-status. */
export type OwnPoints = {
  readonly balance: number;
  readonly step: number;
  readonly value: string;
  readonly minimum: number;
};

/** So many points, and what they pay. */
export type PointChoice = { readonly points: number; readonly amountCents: Cents };

/** No list is longer than people read. */
const AT_MOST = 12;

/**
 * How many points can be chosen for a total: whole steps of what there is, from the minimum on, the most first. Of a long list every so
 * many, the most always among them. people#points-spent.
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
