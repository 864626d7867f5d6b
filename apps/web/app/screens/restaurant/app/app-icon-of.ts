import type { RouterContextProvider } from "react-router";
import { localeContext, requestTimeMs } from "../../../load-context.ts";
import { localMomentAt } from "../../../venue/local-moment.ts";
import { menuDocumentContext } from "../../../venue/menu-document.ts";
import { readVenue } from "../../../venue/venue.ts";
import { type AppIcon, iconLetter } from "./draw-icon.ts";

/** Returns the app icon of the requested restaurant, in its colours. screens#app. */
export function appIconOf(context: Readonly<RouterContextProvider>): AppIcon {
  const { restaurant } = context.get(menuDocumentContext);
  const venue = readVenue(restaurant, context.get(localeContext), localMomentAt(requestTimeMs(context), null));
  const { band, onBand } = venue.look.colors.light;
  return { letter: iconLetter(venue.name), ground: band, ink: onBand };
}
