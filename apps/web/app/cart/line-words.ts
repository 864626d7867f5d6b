import type { PricedLineData } from "@comptoir/contract";
import type { Locale } from "@comptoir/messages";
import {
  type CartLine,
  isRefused,
  localizedText,
  type MenuIndex,
  parseCents,
  plainText,
  type ResolvedChoice,
  type ResolvedLine,
  resolveLine,
} from "@comptoir/ordering";

/** One choice of a line in words. `cents` is the price of one, where it stands as a row of its own; null where it is folded in. */
export type OptionWords = {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number | null;
  /** How deep it is nested: 0 for the dish's own options. */
  readonly depth: number;
};

/** What a line says of itself, in the page's language. */
export type LineWords = {
  readonly name: string;
  readonly image: string | null;
  readonly options: readonly OptionWords[];
  readonly memo: string | null;
};

/**
 * Words a line from the dish that the page knows, else from what the server last answered for it. An option with `roll_up`
 * is folded into the line's price, another is a priced row under it; a default that was not raised is shown as included.
 * The bill, A line.
 */
export function wordLine(
  line: CartLine,
  sources: { readonly index: MenuIndex; readonly answered: PricedLineData | undefined; readonly locale: Locale },
): LineWords {
  const resolved = resolveLine(sources.index, line);
  if (!isRefused(resolved)) return wordResolved(resolved, sources.locale);
  const { answered } = sources;
  return {
    name: answered?.name ?? "",
    image: answered?.image ?? null,
    options: wordAnswered(answered?.orderOptions ?? [], 0),
    memo: line.memo,
  };
}

function wordResolved({ item, choices, line }: ResolvedLine, locale: Locale): LineWords {
  return {
    name: plainText(localizedText(item, "name", locale)),
    image: item.image,
    options: wordChoices(choices, locale, 0),
    memo: line.memo,
  };
}

function wordChoices(choices: readonly ResolvedChoice[], locale: Locale, depth: number): OptionWords[] {
  return choices.flatMap(({ group, value, quantity, choices: nested }) => [
    {
      key: `${depth} ${group.id} ${value.id}`,
      name: plainText(localizedText(value, "name", locale)),
      quantity: Math.max(1, quantity),
      cents: value.rollUp || quantity === 0 || value.priceCents === 0 ? null : value.priceCents,
      depth,
    },
    ...wordChoices(nested, locale, depth + 1),
  ]);
}

type AnsweredOption = {
  readonly memo?: boolean;
  readonly id?: string | number;
  readonly values?: readonly {
    readonly id?: string | number;
    readonly name?: string;
    readonly price?: string;
    readonly quantity?: number;
    readonly roll_up?: boolean;
    readonly options?: readonly AnsweredOption[] | null;
  }[];
};

function wordAnswered(options: readonly AnsweredOption[], depth: number): OptionWords[] {
  return options
    .filter((option) => !option.memo)
    .flatMap((option) =>
      (option.values ?? []).flatMap((value) => [
        {
          key: `${depth} ${option.id} ${value.id}`,
          name: value.name ?? "",
          quantity: Math.max(1, value.quantity ?? 1),
          cents: value.roll_up === false && value.quantity !== 0 ? parseCents(value.price ?? "0") || null : null,
          depth,
        },
        ...wordAnswered(value.options ?? [], depth + 1),
      ]),
    );
}
