/** A line of an open order, with its choices as the kitchen reads them. */
export type AllDayLine = {
  readonly name: string;
  readonly quantity: number;
  /** The names of the choices, each with its number per dish. */
  readonly choices: readonly { readonly name: string; readonly quantity: number }[];
  /** Whether the kitchen has crossed the line off. */
  readonly isDone: boolean;
};

/** How many of a dish are open now, and how many of each choice. */
export type AllDayCount = {
  readonly name: string;
  readonly quantity: number;
  readonly choices: readonly { readonly name: string; readonly quantity: number }[];
};

/** Counts the dishes and choices that are open now; most first, equal ones by name. board#all-day. */
export function countAllDay(lines: readonly AllDayLine[]): AllDayCount[] {
  const dishes = new Map<string, { quantity: number; choices: Map<string, number> }>();
  for (const { name, quantity, choices, isDone } of lines) {
    if (isDone) continue;
    const dish = dishes.get(name) ?? { quantity: 0, choices: new Map<string, number>() };
    dish.quantity += quantity;
    for (const choice of choices) {
      dish.choices.set(choice.name, (dish.choices.get(choice.name) ?? 0) + choice.quantity * quantity);
    }
    dishes.set(name, dish);
  }
  const counts = [...dishes].map(([name, { quantity, choices }]) => {
    return {
      name,
      quantity,
      choices: [...choices].map(([of, count]) => ({ name: of, quantity: count })).sort(mostFirst),
    };
  });
  return counts.sort(mostFirst);
}

type Counted = { readonly name: string; readonly quantity: number };

function mostFirst(one: Counted, other: Counted): number {
  return other.quantity - one.quantity || (one.name < other.name ? -1 : 1);
}
