import { BODY_REFUSALS } from "../error-codes.ts";
import { restaurantHeaders } from "../wire.ts";

/** The tag of the calls of partners in the OpenAPI document. */
export const V1_TAGS = ["Partners"];

/** Refusals of every call of a key. partners#key-refused, partners#key-limit. */
export const KEY_REFUSALS = ["keyRefused", "scopeMissing", "notAllowed", "tooManyRequests"] as const;
/** Refusals of every call of a key with a body. */
export const KEY_BODY_REFUSALS = [...KEY_REFUSALS, ...BODY_REFUSALS] as const;

/** The headers of a call of a key. The restaurant is the key's own. partners#key-auth. */
export const keyHeaders = restaurantHeaders.pick({ "x-locale": true });
