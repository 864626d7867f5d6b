import type { PrinterStatus } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";

const NAMES = { restaurantId: "text", printerId: "uuid" } as const;
const NAMED = `restaurant_id as "restaurantId", id as "printerId"`;

/** Records when printers were heard, in one statement for all of a server. printing#status. */
export const saveSeen = statement({
  name: "save when printers were seen",
  text: `update printers p set seen_at = greatest(p.seen_at, now() - s.ago_ms * interval '1 millisecond')
         from unnest(:restaurantIds::text[], :printerIds::uuid[], :agoMs::int8[]) as s (restaurant_id, id, ago_ms)
         where p.restaurant_id = s.restaurant_id and p.id = s.id`,
  params: { restaurantIds: "text[]", printerIds: "uuid[]", agoMs: "int8[]" },
}).count;

/** Records a printer's new status; false if it has it already, or if its secret was replaced. printing#status. */
export const saveStatus = statement({
  name: "save status of printer",
  text: `update printers set status = :status, status_since = :now, seen_at = case when :isHeard then now() else seen_at end
         where restaurant_id = :restaurantId and id = :printerId and status <> :status
           and (:secretHash::text is null or secret_hash = :secretHash)`,
  params: {
    ...NAMES,
    status: typed<PrinterStatus>("text"),
    now: "timestamptz",
    isHeard: "bool",
    secretHash: "text?",
  },
}).wrote;

/** Finds polling printers that have been silent for long, and are not marked as offline. printing#status. */
export const findSilent = statement({
  name: "find silent printers",
  text: `select ${NAMED} from printers
         where is_on and way in ('cloudprnt', 'epson') and status not in ('never-seen', 'offline')
           and seen_at < now() - :silentSeconds::int4 * interval '1 second' limit 100`,
  params: { silentSeconds: "int4" },
  row: NAMES,
  crosses: "sweep: silent printers of all restaurants",
}).rows;

/** Marks a printer as offline, if it is still silent. */
export const saveOffline = statement({
  name: "save that printer is offline",
  text: `update printers set status = 'offline', status_since = seen_at
         where restaurant_id = :restaurantId and id = :printerId and status not in ('never-seen', 'offline')
           and seen_at < now() - :silentSeconds::int4 * interval '1 second'`,
  params: { ...NAMES, silentSeconds: "int4" },
}).wrote;

/** Takes the device that polls first as the printer; false if it has another. printing#device. */
export const pinDevice = statement({
  name: "pin device of printer",
  text: `update printers set device = :device
         where restaurant_id = :restaurantId and id = :printerId and secret_hash = :secretHash and coalesce(device, :device) = :device`,
  params: { ...NAMES, device: "text", secretHash: "text" },
}).wrote;

/** Records another device that polled with a printer's secret. printing#device. */
export const saveStranger = statement({
  name: "save stranger at printer",
  text: `update printers set stranger_device = :device, stranger_at = now()
         where restaurant_id = :restaurantId and id = :printerId and secret_hash = :secretHash`,
  params: { ...NAMES, device: "text", secretHash: "text" },
}).count;
