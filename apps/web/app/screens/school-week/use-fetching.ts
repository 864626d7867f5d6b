import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Delay in ms after which the *fetching* flag clears once a fetch has ended. school#fetching-flag. */
export const FETCHING_CLEARS_AFTER_MS = 300;

/**
 * Returns whether another week is loading. The flag clears late, so that a quick response does not flicker.
 * school#fetching-flag.
 */
export function useFetching(): boolean {
  return useFetchingFlag(useNavigation().state === "loading");
}

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
