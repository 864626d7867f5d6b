import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { whenOnline } from "./use-is-online.ts";

/**
 * `React.lazy` for an optional part of a screen. If loading fails, retries once there is a network. Render it
 * in a `Suspense`; the server renders it too.
 */
export function lazyPart<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => whenOnline().then(load)));
}
