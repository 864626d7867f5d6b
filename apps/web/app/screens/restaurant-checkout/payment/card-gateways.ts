import type { CardGateway } from "./card-gateway.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.tsx";

/** The gateways that a page can take cards for, by the processor of the payment config. */
const CARD_GATEWAYS: Readonly<Record<string, CardGateway>> = { sandbox: sandboxGateway };

/** The gateway of a restaurant's processor; null where cards are not taken, or not by a gateway that this page knows. */
export function cardGatewayOf(processor: string | null): CardGateway | null {
  return CARD_GATEWAYS[processor ?? ""] ?? null;
}
