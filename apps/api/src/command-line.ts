// Entry for the command line only: it loads no HTTP routes, so a command starts in half the time.

export { findRestaurant } from "./entry/commands/arguments.ts";
export { type Command, CommandRefusal, countOf, EXIT, numberOption } from "./entry/commands/command.ts";
export { runCommand } from "./entry/commands/run-command.ts";
export { type DatabaseFacts, inspectDatabase, type LateWork } from "./entry/health/inspect-database.ts";
export { openPaymentGateways } from "./gateways/payment/payment-gateways.ts";
export { openPrinterNetwork } from "./gateways/printer/printer-network.ts";
export { inviteToStaff } from "./people/staff.ts";
export { type LastBackup, loadLastBackup } from "./platform/backup/last-backup.ts";
export { limitedTo } from "./platform/db/open-pool.ts";
export { isDatabaseUnreachable } from "./platform/db/unreachable.ts";
export { loadSiteAddress } from "./platform/maintenance/site-address.store.ts";
export { localMomentOf } from "./platform/time/zoned.ts";
export { VERSION } from "./platform/version.ts";
