import { m } from "@comptoir/messages";
import { useState } from "react";
import { browserCaller } from "../../venue/api-caller.ts";
import { type Reach, type Searched, searchAround } from "./search-around.ts";

export type OnMap = Pick<Searched, "results" | "place">;

const DEVICE_TIMEOUT_MS = 15_000;
/** Decimals of a rounded coordinate: about 100 m, which suffices to find the nearest restaurant. */
const DECIMALS = 3;

/**
 * Returns a search around the device's location. The browser asks for permission only when `search` is
 * called. screens#geolocation.
 * The position is sent in a request body, never in a URL or a log. api#geolocation-search.
 * `found` is null if the search failed, and undefined before the first search.
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

/** Asks the browser for the device's location; returns the reason as text if it is unavailable. */
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
