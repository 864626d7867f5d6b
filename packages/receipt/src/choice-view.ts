import { m } from "@comptoir/messages";

/**
 * A choice for display. menu#roll-up, menu#choice-groups.
 * - `cents` is null if the line's price includes the choice.
 * - `named` is the choice with its group, for the kitchen.
 * - `depth` counts the choices that it is nested in.
 * - `words` is the choice alone, unless another group has a choice of the same name.
 */
export type ChoiceView = {
  readonly key: string;
  readonly words: string;
  readonly named: string;
  readonly cents: number | null;
  readonly depth: number;
};

/** A priced choice of a line with its nested choices. */
export type Choice = {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly rollsUp: boolean;
  readonly nested: readonly Choice[];
};

/**
 * Flattens choices for display. A parent's quantity, at least 1, multiplies its nested choices.
 * bill#nested-values.
 */
export function showChoices(
  choices: readonly Choice[],
  lineQuantity: number,
  parents = 1,
  path = "",
  depth = 0,
): ChoiceView[] {
  return choices.flatMap((choice) => {
    const key = `${path}/${choice.id}`;
    const count = choice.quantity * parents;
    const plain = count > 1 ? `${count} × ${choice.name}` : choice.name;
    const named = m.choice_of_group({ group: choice.group, choice: plain });
    const isAlike = choices.some(({ group, name }) => name === choice.name && group !== choice.group);
    const cents = choice.rollsUp || choice.unitCents === 0 ? null : choice.unitCents * count * lineQuantity;
    return [
      { key, words: isAlike ? named : plain, named, cents, depth },
      ...showChoices(choice.nested, lineQuantity, Math.max(choice.quantity, 1) * parents, key, depth + 1),
    ];
  });
}

export function sumOfRows(choices: readonly ChoiceView[]): number {
  return choices.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

/** Lists the choices that the line's price includes. menu#roll-up. */
export function foldedWords(choices: readonly ChoiceView[]): string {
  return choices.flatMap(({ cents, words }) => (cents === null ? words : [])).join(", ");
}
