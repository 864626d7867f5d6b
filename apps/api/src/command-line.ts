// The commands that stand beside the calls, without the calls themselves: a command is answered in half the time.

export { runCommand } from "./entry/commands/run-command.ts";
export { openPaymentGateways } from "./gateways/payment/payment-gateways.ts";
