import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { whenOnline } from "./use-is-online.ts";

/**
 * `React.lazy` for a part of a screen that is not always shown. On a lost network its script is fetched once there is one. It stands
 * inside a `Suspense`; the server renders it.
 */
export function lazyPart<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => whenOnline().then(load)));
}
