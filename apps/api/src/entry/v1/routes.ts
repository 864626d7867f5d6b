import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { mountV1Acts } from "./acts.ts";
import { mountV1Events } from "./events.ts";
import { mountV1Menu } from "./menu.ts";
import { mountV1Orders } from "./orders.ts";
import { mountV1Printing } from "./printing.ts";
import { mountV1Refunds } from "./refunds.ts";
import type { V1Deps } from "./v1-deps.ts";
import { mountV1Venue } from "./venue.ts";

/** Mounts the calls of a restaurant's other systems. The contract declares the scope that each requires. partners#scopes. */
export function mountV1(app: ApiApp, deps: V1Deps): void {
  mountV1Venue(app, deps);
  mountV1Orders(app, deps);
  mountV1Acts(app, deps);
  mountV1Refunds(app, deps);
  mountV1Printing(app, deps);
  mountV1Menu(app, deps);
  mountV1Events(app, deps);
}
