import type { PlaceSuggestionData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { useCallback, useEffect, useRef, useState } from "react";
import { makeUuid } from "../make-uuid.ts";
import { browserCaller } from "../venue/api-caller.ts";

/** Debounce interval of typing, in ms. */
const DEBOUNCE_MS = 250;
/** Minimum length of a text to request suggestions: shorter texts match too many street addresses. */
const LETTERS_MIN = 4;

/** Address suggestions and validation for a field. */
export type AddressSuggestions = {
  readonly suggestions: readonly PlaceSuggestionData[];
  /** The attribution to show with the suggestions; null for none. */
  readonly attribution: string | null;
  /** Requests suggestions, debounced. */
  readonly suggest: (text: string) => void;
  /**
   * Returns the message for an invalid street address; null if it is valid, or the call failed. After a failed
   * call, the order's own validation still refuses an invalid address.
   */
  readonly judge: (address: string, placeId: string | null) => Promise<string | null>;
  /**
   * Returns the session token of the suggestions so far, for looking up the chosen street address; empty before
   * the first request.
   */
  readonly sessionToken: () => string;
};

/**
 * The party that suggestions are for: a restaurant that delivers, or a chain whose nearest restaurant is
 * searched.
 */
export type SuggestedFor = { readonly restaurantId: Id } | { readonly group: string };

/**
 * Provides street address suggestions. Requests of one visit to the field share a session token, and outdated
 * answers are dropped.
 */
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
        current.token ||= makeUuid();
        const body = { description: text, sessionToken: current.token, ...(group === undefined ? {} : { group }) };
        const result = await calls.autocompleteSearch(browserCaller(restaurantId), body);
        if (!result.ok || asking.current.number !== number) return;
        setFound({ suggestions: result.answer.suggestions, attribution: result.answer.attribution });
      }, DEBOUNCE_MS);
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
      // Looking up the chosen street address ends the session of requests.
      current.token = "";
      const result = await calls.autocompleteSearch(browserCaller(restaurantId), body);
      return result.ok && asking.current.number === number ? (result.answer.problem?.message ?? null) : null;
    },
    [restaurantId],
  );
  const sessionToken = useCallback(() => asking.current.token, []);
  return { ...found, suggest, judge, sessionToken };
}
