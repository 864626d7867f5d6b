// Entry for the command line only: it loads no HTTP routes, so a command starts in half the time.

export { runCommand } from "./entry/commands/run-command.ts";
export { openPaymentGateways } from "./gateways/payment/payment-gateways.ts";
