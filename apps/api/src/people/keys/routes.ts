import { type ApiKeyData, contract } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { venueOfStaff } from "../../venue/venues/venue-of-staff.ts";
import { staffCaller } from "../caller.ts";
import { addKey, type KeyDeps, type KeyWithState, keyModeOf, keysOfRestaurant, removeKey } from "./change-keys.ts";

type RouteDeps = KeyDeps & { readonly venues: Pick<Venues, "byId">; readonly paymentGateways: PaymentGateways };

/** Mounts the calls by which managers add and remove the keys of other systems. partners#partner-keys. */
export function mountKeys(app: ApiApp, deps: RouteDeps): void {
  const { keys } = contract;

  app.openapi(keys.getKeys, async (c) => {
    const { restaurantId } = staffCaller(c);
    const mode = await modeOf(deps, restaurantId);
    const found = await keysOfRestaurant(deps, { restaurantId, mode });
    return c.json({ keys: found.map(formatKey), mode }, 200);
  });

  app.openapi(keys.addKey, async (c) => {
    const by = staffCaller(c);
    const { restaurantId } = by;
    const { name, scopes, endsAt } = c.req.valid("json");
    const mode = await modeOf(deps, restaurantId);
    const answer = await addKey(deps, { restaurantId, name, scopes, mode, endsAt }, by);
    if (!isRefused(answer)) {
      const { id, key, endsAt: ends } = answer.added;
      return c.json({ id, key, endsAt: ends?.toISOString() ?? null }, 201);
    }
    switch (answer.refused.code) {
      case "name-not-possible":
        return refuseField(c, "name", "required");
      case "end-has-passed":
        return refuseField(c, "endsAt", "passed");
      case "name-taken":
        return refuse(c, "keyNameTaken");
      case "full":
        return refuse(c, "keysFull");
    }
  });

  app.openapi(keys.removeKey, async (c) => {
    const { id } = c.req.valid("param");
    if (!isUuid(id)) return refuse(c, "keyUnknown");
    const isRemoved = await removeKey(deps, id.toLowerCase(), staffCaller(c));
    return isRemoved ? c.body(null, 204) : refuse(c, "keyUnknown");
  });
}

async function modeOf({ venues, paymentGateways }: RouteDeps, restaurantId: string) {
  const { data } = await venueOfStaff(venues, restaurantId);
  return keyModeOf(data, paymentGateways);
}

function formatKey({ createdAt, endsAt, lastUsedAt, fault, ...key }: KeyWithState): ApiKeyData {
  return {
    ...key,
    state: fault === null ? "active" : fault === "ended" ? "ended" : "refused",
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
