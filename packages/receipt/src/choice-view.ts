import { m } from "@comptoir/messages";

/**
 * A choice of a line as it is shown: folded into the line's price, or with a price of its own under it. `named` says its group too, as a
 * kitchen has to know it; so do `words`, where another group of the line has a choice of the same name. menu#roll-up, menu#choice-groups.
 */
export type ChoiceView = {
  readonly key: string;
  readonly words: string;
  readonly named: string;
  readonly cents: number | null;
};

/** A choice of a line as it was priced, with those nested under it. */
export type Choice = {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly rollsUp: boolean;
  readonly nested: readonly Choice[];
};

/** The parent's quantity counts for what is nested under it, at least once. bill#nested-values. */
export function showChoices(choices: readonly Choice[], lineQuantity: number, parents = 1, path = ""): ChoiceView[] {
  return choices.flatMap((choice) => {
    const key = `${path}/${choice.id}`;
    const count = choice.quantity * parents;
    const plain = count > 1 ? `${count} × ${choice.name}` : choice.name;
    const named = m.choice_of_group({ group: choice.group, choice: plain });
    const isAlike = choices.some(({ group, name }) => name === choice.name && group !== choice.group);
    const cents = choice.rollsUp || choice.unitCents === 0 ? null : choice.unitCents * count * lineQuantity;
    return [
      { key, words: isAlike ? named : plain, named, cents },
      ...showChoices(choice.nested, lineQuantity, Math.max(choice.quantity, 1) * parents, key),
    ];
  });
}

/** What the choices with rows of their own come to, in cents. */
export function sumOfRows(choices: readonly ChoiceView[]): number {
  return choices.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

/** The choices that are in the line's price, in one sentence; empty where there are none. menu#roll-up. */
export function foldedWords(choices: readonly ChoiceView[]): string {
  return choices.flatMap(({ cents, words }) => (cents === null ? words : [])).join(", ");
}
