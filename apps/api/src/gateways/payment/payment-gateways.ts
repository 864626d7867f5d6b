import { PAY_ON_PREMISE, type RestaurantData } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import type { Logger } from "../../settings.ts";
import type { PaymentGateway } from "./port.ts";
import { createSandboxGateway } from "./sandbox/sandbox-gateway.ts";
import type { SandboxBooks } from "./sandbox/sandbox-payments.store.ts";
import { openStripe, type StripeSettings } from "./stripe/open-stripe.ts";
import { type NoteCall, withTimeout } from "./with-timeout.ts";

/** The gateways of this installation by processor; one that is not configured is absent. */
export type PaymentGateways = { readonly [processor in PaymentGateway["processor"]]?: PaymentGateway };

/** How a restaurant takes payment: with cards through a gateway, on premise, or not at all. */
export type PaymentProcessor =
  | { readonly takes: "cards"; readonly gateway: PaymentGateway }
  | { readonly takes: "on-premise" };

/**
 * The processor of a restaurant by its `payment_processor`. Null when it has none, or one that this installation has not
 * configured: its menu is then for viewing only. payment#gateways, ordering#view-only.
 */
export function processorOf(
  restaurant: Pick<RestaurantData, "payment_processor">,
  gateways: PaymentGateways,
): PaymentProcessor | null {
  const processor = restaurant.payment_processor;
  if (processor === PAY_ON_PREMISE.name) return { takes: "on-premise" };
  const gateway = processor === "sandbox" || processor === "stripe" ? gateways[processor] : undefined;
  return gateway ? { takes: "cards", gateway } : null;
}

/** The gateway that keeps a person's cards where no restaurant says which: the one that takes real ones, where it is set up. */
export function keepingGateway({ stripe, sandbox }: PaymentGateways): PaymentGateway | null {
  return stripe ?? sandbox ?? null;
}

/** What takes cards here, by the settings; null for what is not set up. */
export type PaymentSettings = { readonly stripe: StripeSettings | null };

/** Opens the gateways that are set up beside the sandbox, which is always there. payment#gateways. */
export async function openPaymentGateways(
  { stripe }: PaymentSettings,
  { books, logger }: { readonly books: Database; readonly logger: Logger },
): Promise<PaymentGateways> {
  return { ...sandboxAlone(books), ...(stripe && { stripe: await openStripe(stripe, { books, logger }) }) };
}

/** What an installation has that configured nothing else. */
export function sandboxAlone(books: SandboxBooks): PaymentGateways {
  return { sandbox: createSandboxGateway(books) };
}

/** The same gateways, each with only so much time for a call, of which `note` is told. */
export function withTimeouts(gateways: PaymentGateways, timeoutMs: number, note?: NoteCall): PaymentGateways {
  return Object.fromEntries(
    Object.values(gateways).map((gateway) => [gateway.processor, withTimeout(gateway, timeoutMs, note)]),
  );
}
