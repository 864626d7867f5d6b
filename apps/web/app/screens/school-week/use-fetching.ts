import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** How long after a fetch the *fetching* flag clears. school#fetching-flag. */
export const FETCHING_CLEARS_AFTER_MS = 300;

/** Whether another week is being fetched, or was a moment ago: a quick answer does not make the page flicker. school#fetching-flag. */
export function useFetching(): boolean {
  return useFetchingFlag(useNavigation().state === "loading");
}

/** The flag of something that is loading: on with it, and off a moment after it. */
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
