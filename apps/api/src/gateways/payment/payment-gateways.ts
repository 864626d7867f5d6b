import { PAY_ON_PREMISE, type RestaurantData } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/settings.ts";
import type { PaymentGateway } from "./port.ts";
import { createSandboxGateway } from "./sandbox/sandbox-gateway.ts";
import type { SandboxBooks } from "./sandbox/sandbox-payments.store.ts";
import { openStripe, type StripeSettings } from "./stripe/stripe-gateway.ts";

export type PaymentGateways = { readonly [processor in PaymentGateway["processor"]]?: PaymentGateway };

/** How a restaurant takes payment: by card through a gateway, or on premise. */
export type PaymentProcessor =
  | { readonly takes: "cards"; readonly gateway: PaymentGateway }
  | { readonly takes: "on-premise" };

/**
 * Returns a restaurant's processor. Null if it has none, or if this installation has not configured it; the
 * menu is then view-only. payment#gateways, ordering#view-only.
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

/**
 * Returns the gateway for saved cards outside any restaurant: the real processor if configured, otherwise the
 * sandbox.
 */
export function savedCardsGateway({ stripe, sandbox }: PaymentGateways): PaymentGateway | null {
  return stripe ?? sandbox ?? null;
}

export type PaymentSettings = { readonly stripe: StripeSettings | null };

/** Opens the configured gateways, and always the sandbox. payment#gateways. */
export async function openPaymentGateways(
  { stripe }: PaymentSettings,
  { books, logger }: { readonly books: Database; readonly logger: Logger },
): Promise<PaymentGateways> {
  return { ...sandboxOnly(books), ...(stripe && { stripe: await openStripe(stripe, { books, logger }) }) };
}

/** Returns the gateways of an installation that configured no processor. */
export function sandboxOnly(books: SandboxBooks): PaymentGateways {
  return { sandbox: createSandboxGateway(books) };
}

/** Wraps each gateway with a timeout. `note` receives the duration and outcome of every call. */
export function withTimeouts(gateways: PaymentGateways, timeoutMs: number, note?: NoteCall): PaymentGateways {
  return Object.fromEntries(
    Object.values(gateways).map((gateway) => [gateway.processor, withTimeout(gateway, timeoutMs, note)]),
  );
}

export type NoteCall = (call: {
  readonly processor: PaymentGateway["processor"];
  readonly call: string;
  readonly outcome: string;
  readonly seconds: number;
}) => void;

/**
 * Wraps a gateway with a timeout. A late answer or a broken connection is `unknown`, because the processor
 * may have acted. The caller can then look up the reference.
 */
function withTimeout(gateway: PaymentGateway, timeoutMs: number, note: NoteCall = () => {}): PaymentGateway {
  const within = async <Outcome extends { readonly outcome: string }>(
    name: keyof PaymentGateway,
    call: Promise<Outcome>,
    otherwise: Outcome,
  ): Promise<Outcome> => {
    const begun = performance.now();
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => resolve(otherwise), timeoutMs);
    call.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer));
    const answer = await promise;
    const seconds = (performance.now() - begun) / 1_000;
    note({ processor: gateway.processor, call: name, outcome: answer.outcome, seconds });
    return answer;
  };
  const { shareCard } = gateway;
  return {
    processor: gateway.processor,
    publicConfig: gateway.publicConfig,
    pageSources: gateway.pageSources,
    ...(gateway.leastCents !== undefined && { leastCents: gateway.leastCents }),
    authorise: (request) => within("authorise", gateway.authorise(request), { outcome: "unknown" }),
    capture: (reference) => within("capture", gateway.capture(reference), { outcome: "unknown" }),
    void: (reference) => within("void", gateway.void(reference), { outcome: "unknown" }),
    refund: (reference, part) => within("refund", gateway.refund(reference, part), { outcome: "unknown" }),
    find: (reference) => within("find", gateway.find(reference), { outcome: "unreachable" }),
    list: (since, after) => within("list", gateway.list(since, after), { outcome: "unreachable" }),
    createCustomer: () => within("createCustomer", gateway.createCustomer(), { outcome: "unreachable" }),
    saveCard: (card) => within("saveCard", gateway.saveCard(card), { outcome: "unreachable" }),
    ...(shareCard && {
      shareCard: (token: string) => within("shareCard", shareCard(token), { outcome: "unreachable" } as const),
    }),
    ...(gateway.readEvent && { readEvent: gateway.readEvent }),
    forgetCard: (card) => within("forgetCard", gateway.forgetCard(card), { outcome: "unreachable" }),
  };
}
