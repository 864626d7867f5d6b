import { HOUSE_COLORS } from "../../../theme/theme-css.ts";
import { drawPng } from "../../restaurant/app/draw-png.ts";
import { PNG_SIZES } from "../../restaurant/app/png-sizes.ts";
import type { Route } from "./+types/png-route";

/** Dark on light, so that a manager's home screen tells it from the app of their restaurant. screens#staff-app. */
const ICON = { letter: "C", ground: HOUSE_COLORS.light.paper, ink: HOUSE_COLORS.light.accent };

export function loader({ params }: Route.LoaderArgs) {
  const size = PNG_SIZES.find((size) => params.file === `${size}.png`);
  if (size === undefined) throw new Response(null, { status: 404 });
  return new Response(drawPng(ICON, size), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}
