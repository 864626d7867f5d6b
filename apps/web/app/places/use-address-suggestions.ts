import type { PlaceSuggestionData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { useCallback, useEffect, useRef, useState } from "react";
import { makeUuid } from "../make-uuid.ts";
import { browserCaller } from "../venue/api-caller.ts";

const DEBOUNCE_MS = 250;
/** Shorter texts match too many street addresses. */
const LETTERS_MIN = 4;

export type AddressSuggestions = {
  readonly suggestions: readonly PlaceSuggestionData[];
  /** The attribution that must be shown with the suggestions; null for none. */
  readonly attribution: string | null;
  readonly suggest: (text: string) => void;
  /**
   * Returns the message for an invalid street address. Null if the address is valid, and if the call fails:
   * the submit then refuses an invalid address.
   */
  readonly judge: (address: string, placeId: string | null) => Promise<string | null>;
  /** The session token of the requests so far, for looking up the chosen address; empty before the first. */
  readonly sessionToken: () => string;
};

/** Who asks: a restaurant that delivers, or a chain whose nearest restaurant is searched. */
export type SuggestedFor = { readonly restaurantId: Id } | { readonly group: string };

/**
 * Suggests street addresses. The requests from typing until the address is chosen share a session token.
 * Outdated answers are dropped.
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
      // The lookup of the chosen address ends the session.
      current.token = "";
      const result = await calls.autocompleteSearch(browserCaller(restaurantId), body);
      return result.ok && asking.current.number === number ? (result.answer.problem?.message ?? null) : null;
    },
    [restaurantId],
  );
  const sessionToken = useCallback(() => asking.current.token, []);
  return { ...found, suggest, judge, sessionToken };
}
