import type { PlaceSuggestionData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserCaller } from "../venue/api-caller.ts";

/** Quick typing becomes one question. */
const GATHER_MS = 250;
/** Less may become anything. */
const LETTERS_MIN = 4;

/** What the page is told of addresses as they are typed. */
export type AddressSuggestions = {
  readonly suggestions: readonly PlaceSuggestionData[];
  /** The attribution to show beside them; null for none. */
  readonly attribution: string | null;
  /** Looks for suggestions, soon. */
  readonly suggest: (text: string) => void;
  /** What is wrong with a whole address, in words; null where nothing is, or it could not be asked: the order is checked again. */
  readonly judge: (address: string, placeId: string | null) => Promise<string | null>;
  /** What the questions so far go under, for the look-up of the place that was chosen; empty before the first. */
  readonly sessionToken: () => string;
};

/** For whom addresses are suggested: a restaurant that delivers, or a chain whose nearest restaurant is looked for. */
export type SuggestedFor = { readonly restaurantId: Id } | { readonly group: string };

/** Suggests addresses. Questions of one visit to the field go under one token, and an answer that is overtaken is dropped. */
export function useAddressSuggestions(asker: SuggestedFor): AddressSuggestions {
  const restaurantId = "restaurantId" in asker ? asker.restaurantId : undefined;
  const group = "group" in asker ? asker.group : undefined;
  const [found, setFound] = useState<Pick<AddressSuggestions, "suggestions" | "attribution">>({
    suggestions: [],
    attribution: null,
  });
  const asking = useRef({ timer: undefined as ReturnType<typeof setTimeout> | undefined, number: 0, token: "" });
  useEffect(() => () => clearTimeout(asking.current.timer), []);

  const suggest = useCallback(
    (text: string) => {
      const { current } = asking;
      clearTimeout(current.timer);
      current.number += 1;
      const { number } = current;
      if (text.trim().length < LETTERS_MIN) return;
      current.timer = setTimeout(async () => {
        current.token ||= crypto.randomUUID();
        const body = { description: text, sessionToken: current.token, ...(group === undefined ? {} : { group }) };
        const result = await calls.autocompleteSearch(browserCaller(restaurantId), body);
        if (!result.ok || asking.current.number !== number) return;
        setFound({ suggestions: result.answer.suggestions, attribution: result.answer.attribution });
      }, GATHER_MS);
    },
    [restaurantId, group],
  );

  const judge = useCallback(
    async (address: string, placeId: string | null) => {
      const { current } = asking;
      clearTimeout(current.timer);
      current.number += 1;
      const { number } = current;
      const body = {
        description: address.trim(),
        gmapPlaceId: placeId,
        sessionToken: current.token || null,
        types: ["street_address"],
      };
      // The look-up of the place that was chosen ends a session of questions.
      current.token = "";
      const result = await calls.autocompleteSearch(browserCaller(restaurantId), body);
      return result.ok && asking.current.number === number ? (result.answer.problem?.message ?? null) : null;
    },
    [restaurantId],
  );
  const sessionToken = useCallback(() => asking.current.token, []);
  return { ...found, suggest, judge, sessionToken };
}
