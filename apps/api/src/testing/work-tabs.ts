import pino from "pino";
import { tabChargeQueue, workTabs } from "../ordering/orders/tab/close-tabs.ts";
import { workDue } from "../platform/work/keep-working.ts";

/** Opens and closes due tabs, and charges closed ones, until none is due. */
export async function closeAndChargeTabs(deps: Parameters<typeof tabChargeQueue>[0]): Promise<void> {
  const logger = pino({ level: "silent" });
  await workTabs({ ...deps, logger });
  await workDue(tabChargeQueue(deps), { logger });
}
