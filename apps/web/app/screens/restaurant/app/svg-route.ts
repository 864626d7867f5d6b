import type { Route } from "./+types/svg-route";
import { appIconOf } from "./app-icon-of.ts";
import { drawSvg } from "./draw-icon.ts";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(drawSvg(appIconOf(context)), {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });
}
