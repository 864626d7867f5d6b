import { ALLERGIES, type Allergy } from "../menu/allergens/allergen-words.ts";

/** Maximum number of persons of an order who say their allergies. menu#diner-allergies. */
export const MAX_DINERS = 20;
export const MAX_DINER_NAME = 40;

/**
 * A person of an order, with what the person is allergic to. Who orders alone has no name. `orderIds`: the numbers of
 * the lines that the person eats; absent for all lines. menu#diner-allergies.
 */
export type Diner = {
  readonly name?: string | undefined;
  readonly allergies: readonly Allergy[];
  readonly orderIds?: readonly number[] | undefined;
};

/**
 * Brings said allergies into one form: each once, in the order of the menu. A person without allergies says nothing and
 * is left out. menu#diner-allergies.
 */
export function normalizeDiners(said: readonly Diner[]): readonly Diner[] {
  return said.flatMap(({ name, allergies, orderIds }) => {
    const known = ALLERGIES.filter((allergy) => allergies.includes(allergy));
    if (known.length === 0) return [];
    return {
      ...(name?.trim() ? { name: name.trim() } : {}),
      allergies: known,
      ...(orderIds ? { orderIds: [...new Set(orderIds)].sort((one, other) => one - other) } : {}),
    };
  });
}

/**
 * Returns the persons of one order of a checkout that makes several, as at a hub or a school. Who eats none of its lines
 * is not of it. menu#diner-allergies.
 */
export function dinersOfOrder<One extends Pick<Diner, "orderIds">>(
  diners: readonly One[],
  lines: readonly { readonly orderId: number }[],
): readonly One[] {
  const own = new Set(lines.map(({ orderId }) => orderId));
  return diners.flatMap((diner) => {
    if (!diner.orderIds) return diner;
    const orderIds = diner.orderIds.filter((orderId) => own.has(orderId));
    return orderIds.length === 0 ? [] : { ...diner, orderIds };
  });
}

/**
 * Returns what an order keeps of an earlier order's allergies if it says none itself. The lines are others now, so they
 * are for all of them: too much of a warning rather than too little. menu#diner-allergies.
 */
export function keptDiners(earlier: readonly Diner[]): readonly Diner[] {
  return earlier.map(({ orderIds: _ofEarlierLines, ...diner }) => diner);
}

/** Returns the allergies of all persons, each once, in the order of the menu. menu#diner-allergies. */
export function allergiesOf(diners: readonly Pick<Diner, "allergies">[]): readonly Allergy[] {
  return ALLERGIES.filter((allergy) => diners.some(({ allergies }) => allergies.includes(allergy)));
}

/** Returns whether a changed order says other allergies, so that the kitchen has to be told. board#changed. */
export function hasOtherAllergies(before: readonly Diner[], now: readonly Diner[]): boolean {
  const partsOf = (diners: readonly Diner[]) =>
    normalizeDiners(diners)
      .map(({ name = "", allergies, orderIds = null }) => JSON.stringify([name, allergies, orderIds]))
      .sort()
      .join();
  return partsOf(before) !== partsOf(now);
}
