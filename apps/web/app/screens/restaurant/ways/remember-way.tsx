import { useEffect } from "react";
import { formatCookie, parseCookies } from "../../../visit/cookies.ts";
import { WAY_COOKIE, WAY_SECONDS, type WayName, writeRememberedWay } from "../../../visit/remembered-way.ts";
import { useRestaurant } from "../use-restaurant.ts";

/** Remembers the visit's way for the venue on this device. Never on the venue's own tablet. screens#way-remembered. */
export function RememberWay() {
  const { venue, visit, ways } = useRestaurant();
  const chosen = ways.find(({ isChosen }) => isChosen)?.name ?? null;
  const isRemembered = chosen !== null && !visit.kiosk && visit.changeId === null;
  useEffect(() => {
    if (isRemembered) rememberWay(venue.slug, chosen);
  }, [venue.slug, chosen, isRemembered]);
  return null;
}

/** Writes the way of a venue to the cookie, if it has changed. A table clears it. */
export function rememberWay(slug: string, way: WayName): void {
  const known = parseCookies(document.cookie).get(WAY_COOKIE);
  const value = writeRememberedWay(known, slug, way);
  if (value === (known ?? "")) return;
  const seconds = value === "" ? 0 : WAY_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = formatCookie(WAY_COOKIE, value, { isHttps: location.protocol === "https:", seconds });
}
