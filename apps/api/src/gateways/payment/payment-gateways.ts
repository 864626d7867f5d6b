import { PAY_ON_PREMISE, type RestaurantData } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/settings.ts";
import type { PaymentGateway } from "./port.ts";
import { createSandboxGateway } from "./sandbox/sandbox-gateway.ts";
import type { SandboxBooks } from "./sandbox/sandbox-payments.store.ts";
import { openStripe, type StripeSettings } from "./stripe/stripe-gateway.ts";

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

/** Is told how long a call took, and what came of it. */
export type NoteCall = (call: {
  readonly processor: PaymentGateway["processor"];
  readonly call: string;
  readonly outcome: string;
  readonly seconds: number;
}) => void;

/**
 * A gateway whose calls never take longer than a given time: an answer that does not come in time is `unknown`, and
 * so is a connection that breaks, since the processor may have done what was asked all the same. A call that a slow
 * processor answers later is not waited for; its reference lets us ask what became of it.
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
