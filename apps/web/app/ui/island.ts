import { type ComponentType, lazy } from "react";
import { applyLaterStyles } from "./later-styles.ts";
import { whenOnline } from "./use-is-online.ts";

/**
 * A part of a screen whose script the browser fetches only once the part is shown. What the server has written of it can be read
 * until then, and is taken over when the script has come; on a lost network it is fetched once there is one. It stands inside a
 * `Suspense`. Decision 027.
 *
 * ```ts
 * const loadBar = () => import("./filled-cart-bar.tsx");
 * const FilledCartBar = island(loadBar, import.meta.env.SSR && (await loadBar()).default);
 * ```
 *
 * @param onServer the component itself, which the server writes without waiting; `false` in the browser's script.
 */
export function island<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  onServer: ComponentType<Props> | false,
): ComponentType<Props> {
  const fetchPart = () => {
    applyLaterStyles();
    return load().catch(() => whenOnline().then(load));
  };
  return onServer || (lazy(fetchPart) as unknown as ComponentType<Props>);
}
