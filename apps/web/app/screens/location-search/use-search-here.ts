import { m } from "@comptoir/messages";
import { useState } from "react";
import { browserCaller } from "../../venue/api-caller.ts";
import { type Reach, type Searched, searchAround } from "./search-around.ts";

/** What is on a map: what was found, and the place searched for. */
export type OnMap = Pick<Searched, "results" | "place">;

/** How long a device may take to know where it is. */
const DEVICE_TIMEOUT_MS = 15_000;
/** Enough to find the nearest restaurant: about a hundred metres. More of a guest is not needed. */
const DECIMALS = 3;

/**
 * Searches around where the device is, once it is asked to: the permission begins as `prompt`. The position goes to the server in a
 * body, and into no address or log. What was found is null where the search failed, and undefined before the first. screens#geolocation,
 * api#geolocation-search.
 */
export function useSearchHere(group: string, reach: Reach) {
  const [found, setFound] = useState<Searched | null | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const search = async () => {
    setIsBusy(true);
    setProblem(null);
    const position = await askDevice();
    if (typeof position === "string") setProblem(position);
    else {
      const result = await searchAround(browserCaller(), { group, ...position, ...reach });
      setFound(result.ok ? result.answer : null);
    }
    setIsBusy(false);
  };
  return { found, problem, isBusy, search };
}

/** Where the device is, or why it does not say. */
function askDevice(): Promise<{ lat: number; lng: number } | string> {
  return new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve(m.location_unavailable());
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? m.location_denied() : m.location_unavailable()),
      { timeout: DEVICE_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
