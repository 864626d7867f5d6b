import type { PaymentGateway } from "./port.ts";

/**
 * A gateway whose calls never take longer than a given time: an answer that does not come in time is `unknown`, and
 * so is a connection that breaks, since the processor may have done what was asked all the same. A call that a slow
 * processor answers later is not waited for; its reference lets us ask what became of it.
 */
export function withTimeout(gateway: PaymentGateway, timeoutMs: number): PaymentGateway {
  const within = <Outcome>(call: Promise<Outcome>, otherwise: Outcome): Promise<Outcome> => {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => resolve(otherwise), timeoutMs);
    call.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer));
    return promise;
  };
  const { shareCard } = gateway;
  return {
    processor: gateway.processor,
    publicConfig: gateway.publicConfig,
    pageSources: gateway.pageSources,
    ...(gateway.leastCents !== undefined && { leastCents: gateway.leastCents }),
    authorise: (request) => within(gateway.authorise(request), { outcome: "unknown" }),
    capture: (reference) => within(gateway.capture(reference), { outcome: "unknown" }),
    void: (reference) => within(gateway.void(reference), { outcome: "unknown" }),
    refund: (reference, part) => within(gateway.refund(reference, part), { outcome: "unknown" }),
    find: (reference) => within(gateway.find(reference), { outcome: "unreachable" }),
    list: (since, after) => within(gateway.list(since, after), { outcome: "unreachable" }),
    createCustomer: () => within(gateway.createCustomer(), { outcome: "unreachable" }),
    saveCard: (card) => within(gateway.saveCard(card), { outcome: "unreachable" }),
    ...(shareCard && {
      shareCard: (token: string) => within(shareCard(token), { outcome: "unreachable" } as const),
    }),
    ...(gateway.readEvent && { readEvent: gateway.readEvent }),
    forgetCard: (card) => within(gateway.forgetCard(card), { outcome: "unreachable" }),
  };
}
