import { isLocale } from "@comptoir/messages";
import { localeContext, requestTimeMs } from "../../../load-context.ts";
import { localMomentAt } from "../../../venue/local-moment.ts";
import { menuDocumentContext } from "../../../venue/menu-document.ts";
import { readVenue, type Venue } from "../../../venue/venue.ts";
import type { Route } from "./+types/manifest-route";
import { PNG_SIZES } from "./png-sizes.ts";

/** Returns the web app manifest of a restaurant, for installing it on a visitor's device. screens#app. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const asked = new URL(request.url).searchParams.get("lang");
  const locale = isLocale(asked) ? asked : context.get(localeContext);
  const venue = readVenue(restaurant, locale, localMomentAt(requestTimeMs(context), null));
  return new Response(JSON.stringify(describeApp(venue, locale)), {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

function describeApp({ slug, name, description, look, favicon }: Venue, locale: string) {
  const { band, paper } = look.theme === "dark" ? look.colors.dark : look.colors.light;
  const drawing = { src: `/${slug}/app-icon.svg`, sizes: "any", type: "image/svg+xml" };
  const pictures = PNG_SIZES.map((size) => ({
    src: `/${slug}/app-icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  }));
  return {
    id: `/${slug}`,
    name,
    short_name: shortName(name),
    ...(description === null ? {} : { description }),
    lang: locale,
    dir: "ltr",
    start_url: `/${slug}`,
    scope: "/",
    display: "standalone",
    theme_color: band,
    background_color: paper,
    categories: ["food"],
    icons: [
      // The drawing fills the whole square, so a device may crop it to its own shape.
      ...[drawing, ...pictures].flatMap((icon) => [
        { ...icon, purpose: "any" },
        { ...icon, purpose: "maskable" },
      ]),
      ...(favicon === null ? [] : [{ src: favicon, purpose: "any" }]),
    ],
  };
}

const SHORT_NAME_LENGTH = 12;

/** Returns the name below an icon: as many whole words as fit. */
function shortName(name: string): string {
  const [first = name, ...others] = name.split(" ");
  return others.reduce(
    (short, word) => (`${short} ${word}`.length > SHORT_NAME_LENGTH ? short : `${short} ${word}`),
    first,
  );
}
