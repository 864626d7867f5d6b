import { PAY_ON_PREMISE, type Payee, type RestaurantData } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/settings.ts";
import { inSpan } from "../../platform/tracing/spans.ts";
import type { CardToCopy, PaymentGateway } from "./port.ts";
import { createSandboxGateway } from "./sandbox/sandbox-gateway.ts";
import type { SandboxBooks } from "./sandbox/sandbox-payments.store.ts";
import { openStripe, type StripeSettings } from "./stripe/stripe-gateway.ts";

export type PaymentGateways = { readonly [processor in PaymentGateway["processor"]]?: PaymentGateway };

/**
 * How a restaurant takes payment: by card through a gateway, or on premise. `no-cards`: by card, but its account takes
 * none at the moment. payment#cards-off.
 */
export type PaymentProcessor =
  | { readonly takes: "cards" | "no-cards"; readonly gateway: PaymentGateway }
  | { readonly takes: "on-premise" };

/**
 * A restaurant with its own account at its processor. `payee` is null if it is paid on the installation's account.
 * payment#own-account.
 */
export type PaidVenue = {
  readonly data: Pick<RestaurantData, "payment_processor">;
  readonly payee: Payee | null;
};

/**
 * Returns a restaurant's processor, with the gateway of its own account if it has one. Null if it has none, or if this
 * installation has not configured it; the menu is then view-only. payment#gateways, payment#own-account,
 * ordering#view-only.
 */
export function processorOf({ data, payee }: PaidVenue, gateways: PaymentGateways): PaymentProcessor | null {
  const processor = data.payment_processor;
  if (processor === PAY_ON_PREMISE.name) return { takes: "on-premise" };
  const gateway = processor === "sandbox" || processor === "stripe" ? gateways[processor] : undefined;
  if (!gateway) return null;
  if (payee === null || gateway.ofAccount === undefined) return { takes: "cards", gateway };
  if (payee.account === null) return { takes: "no-cards", gateway };
  return { takes: payee.takesCards ? "cards" : "no-cards", gateway: gateway.ofAccount(payee.account) };
}

/**
 * Returns the gateway of a payment, on the account with which it was made, whatever account its restaurant has now.
 * Null if this installation has not configured it. payment#own-account.
 */
export function gatewayOfPayment(
  gateways: PaymentGateways,
  { processor, account }: { readonly processor: string; readonly account: string | null },
): PaymentGateway | null {
  const gateway = gateways[processor as PaymentGateway["processor"]];
  return (account === null ? gateway : gateway?.ofAccount?.(account)) ?? null;
}

/** Returns the gateway with a name, under which a card is stored; null if it is not configured. */
export function gatewayNamed(gateways: PaymentGateways, name: string): PaymentGateway | null {
  const [processor = "", account = null] = name.split(":");
  return gatewayOfPayment(gateways, { processor, account });
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
  const within = <Outcome extends { readonly outcome: string }>(
    name: keyof PaymentGateway,
    call: () => Promise<Outcome>,
    otherwise: Outcome,
  ): Promise<Outcome> => {
    const attributes = { "comptoir.processor": gateway.processor };
    return inSpan({ name: `payment ${name}`, kind: "client", attributes }, async (span) => {
      const begun = performance.now();
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const timer = setTimeout(() => resolve(otherwise), timeoutMs);
      call()
        .then(resolve, () => resolve(otherwise))
        .finally(() => clearTimeout(timer));
      const answer = await promise;
      const seconds = (performance.now() - begun) / 1_000;
      note({ processor: gateway.processor, call: name, outcome: answer.outcome, seconds });
      span?.note({ "comptoir.outcome": answer.outcome });
      if (answer.outcome === otherwise.outcome) span?.fail(answer.outcome);
      return answer;
    });
  };
  const { shareCard, copyCard, ofAccount, accounts } = gateway;
  const ofAccounts = new Map<string, PaymentGateway>();
  return {
    processor: gateway.processor,
    account: gateway.account,
    name: gateway.name,
    publicConfig: gateway.publicConfig,
    pageSources: gateway.pageSources,
    ...(gateway.leastCents !== undefined && { leastCents: gateway.leastCents }),
    ...(gateway.fee && { fee: gateway.fee }),
    ...(ofAccount && {
      ofAccount: (account: string) => {
        const own = ofAccounts.get(account) ?? withTimeout(ofAccount(account), timeoutMs, note);
        ofAccounts.set(account, own);
        return own;
      },
    }),
    ...(accounts && {
      accounts: {
        fee: accounts.fee,
        open: (key: string) => within("accounts", () => accounts.open(key), { outcome: "unreachable" } as const),
        link: (...asked: Parameters<typeof accounts.link>) =>
          within("accounts", () => accounts.link(...asked), { outcome: "unreachable" } as const),
        read: (account: string) =>
          within("accounts", () => accounts.read(account), { outcome: "unreachable" } as const),
      },
    }),
    authorise: (request) => within("authorise", () => gateway.authorise(request), { outcome: "unknown" }),
    capture: (reference) => within("capture", () => gateway.capture(reference), { outcome: "unknown" }),
    void: (reference) => within("void", () => gateway.void(reference), { outcome: "unknown" }),
    refund: (reference, part) => within("refund", () => gateway.refund(reference, part), { outcome: "unknown" }),
    find: (reference) => within("find", () => gateway.find(reference), { outcome: "unreachable" }),
    list: (since, after) => within("list", () => gateway.list(since, after), { outcome: "unreachable" }),
    createCustomer: () => within("createCustomer", () => gateway.createCustomer(), { outcome: "unreachable" }),
    saveCard: (card) => within("saveCard", () => gateway.saveCard(card), { outcome: "unreachable" }),
    ...(shareCard && {
      shareCard: (token: string) => within("shareCard", () => shareCard(token), { outcome: "unreachable" } as const),
    }),
    ...(copyCard && {
      copyCard: (card: CardToCopy) => within("copyCard", () => copyCard(card), { outcome: "unreachable" } as const),
    }),
    ...(gateway.readEvent && { readEvent: gateway.readEvent }),
    ...(gateway.readAccountEvent && { readAccountEvent: gateway.readAccountEvent }),
    forgetCard: (card) => within("forgetCard", () => gateway.forgetCard(card), { outcome: "unreachable" }),
  };
}
