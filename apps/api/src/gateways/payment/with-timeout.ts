import type { PaymentGateway } from "./port.ts";

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
export function withTimeout(gateway: PaymentGateway, timeoutMs: number, note: NoteCall = () => {}): PaymentGateway {
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
