import type { Route } from "./+types/png-route";
import { appIconOf } from "./app-icon-of.ts";
import { drawPng } from "./draw-png.ts";
import { PNG_SIZES } from "./png-sizes.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const size = PNG_SIZES.find((size) => params.file === `${size}.png`);
  if (size === undefined) throw new Response(null, { status: 404 });
  return new Response(drawPng(appIconOf(context), size), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}
