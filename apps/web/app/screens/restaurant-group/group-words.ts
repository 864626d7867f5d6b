import type { GroupTermsData } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import { type LocalMoment, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { localMomentAt } from "../../venue/local-moment.ts";
import { sayWhen } from "../../venue/say-when.ts";
import { visitOfWay, type WayName } from "../../visit/remembered-way.ts";
import type { Visit } from "../../visit/visit.ts";

/** What a group is, in words: its way and time, its last call, who pays, the limit. The last two are null for none. */
export type GroupWords = {
  readonly what: string;
  readonly lastCall: string | null;
  readonly limit: string | null;
};

/** Words a group's terms on the restaurant's clock. For the server, since browsers know different zones. */
export function groupWords(
  { type, delivered, date, lastCall, limit }: GroupTermsData,
  { zone, now }: { readonly zone: string | null | undefined; readonly now: LocalMoment },
): GroupWords {
  const when = (at: string) => sayWhen(localMomentAt(Date.parse(at), zone), now);
  const taken = delivered ? m.way_delivery() : m.way_pickup();
  const way = ORDER_TYPE_RULES[type].takeout ? taken : m.way_catering();
  return {
    what: m.group_order_for({ way, when: date === null ? m.group_asap() : when(date) }),
    lastCall: lastCall === null ? null : m.group_last_call_at({ when: when(lastCall) }),
    limit: limit === null ? null : m.group_limit_is({ limit: formatMoney(centsOf(limit)) }),
  };
}

/** Returns a visit that goes the group's way, so that its dishes are priced and sold as the group's. */
export function visitOfGroup(visit: Visit, { type, delivered }: Pick<GroupTermsData, "type" | "delivered">): Visit {
  const taken: WayName = delivered ? "delivery" : "pickup";
  const catered: WayName = delivered ? "catering-delivery" : "catering-pickup";
  return visitOfWay(visit, ORDER_TYPE_RULES[type].takeout ? taken : catered);
}
