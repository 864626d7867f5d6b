import type { Metrics } from "./middleware/metrics.ts";
import type { OrderDeps } from "./orders/order-deps.ts";
import type { Logger } from "./settings.ts";

/** What the rooms are handed, together. Nothing in the api reaches for a global. */
export type Deps = OrderDeps & { readonly logger: Logger; readonly metrics: Metrics };
