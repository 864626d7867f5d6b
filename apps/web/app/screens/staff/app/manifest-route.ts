import { isLocale, m } from "@comptoir/messages";
import { localeContext } from "../../../load-context.ts";
import { HOUSE_COLORS } from "../../../theme/theme-css.ts";
import { PNG_SIZES } from "../../restaurant/app/png-sizes.ts";
import type { Route } from "./+types/manifest-route";

/** Returns the web app manifest of the staff's side, for installing the board on a device. screens#staff-app. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("lang");
  const locale = isLocale(asked) ? asked : context.get(localeContext);
  return new Response(JSON.stringify(describeApp(locale)), {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

function describeApp(locale: "en-CA" | "fr-CA") {
  const { band, paper } = HOUSE_COLORS.light;
  return {
    id: "/staff",
    name: m.staff_app_name({}, { locale }),
    short_name: m.staff_app_short_name({}, { locale }),
    lang: locale,
    dir: "ltr",
    // A device that is signed out is led to the sign-in, which is in the same scope.
    start_url: "/staff/board",
    scope: "/staff",
    display: "standalone",
    theme_color: band,
    background_color: paper,
    categories: ["food", "business"],
    icons: PNG_SIZES.flatMap((size) =>
      (["any", "maskable"] as const).map((purpose) => ({
        src: `/staff/app-icons/${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  };
}
