// Entry for the command line only: it loads no HTTP routes, so a command starts in half the time.

export { findRestaurant } from "./entry/commands/arguments.ts";
export { type Command, CommandRefusal, numberOption } from "./entry/commands/command.ts";
export { runCommand } from "./entry/commands/run-command.ts";
export { openPaymentGateways } from "./gateways/payment/payment-gateways.ts";
export { openPrinterNetwork } from "./gateways/printer/printer-network.ts";
export { inviteToStaff } from "./people/staff.ts";
export { loadSiteAddress } from "./platform/maintenance/site-address.store.ts";
export { localMomentOf } from "./platform/time/zoned.ts";
