import type { PaymentGateway } from "./port.ts";

/** Joins a processor and an account there to the name of a gateway, under which cards and customers are stored. */
export function gatewayName(processor: PaymentGateway["processor"], account: string | null): string {
  return account === null ? processor : `${processor}:${account}`;
}
