import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Delay after which the *fetching* flag clears once a fetch has ended, in ms. school#fetching-flag. */
export const FETCHING_CLEARS_AFTER_MS = 300;

/**
 * Returns whether another week is loading. The result stays true for a moment after loading, so that a quick response
 * does not flicker. school#fetching-flag.
 */
export function useFetching(): boolean {
  return useFetchingFlag(useNavigation().state === "loading");
}

/** Returns a flag that is set while loading, and clears `FETCHING_CLEARS_AFTER_MS` later. */
export function useFetchingFlag(isLoading: boolean): boolean {
  const [isFetching, setIsFetching] = useState(false);
  useEffect(() => {
    if (isLoading) {
      setIsFetching(true);
      return;
    }
    const timer = setTimeout(() => setIsFetching(false), FETCHING_CLEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isFetching;
}
