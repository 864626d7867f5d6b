import type { calls } from "@comptoir/contract/client";
import { schoolOrderKey } from "@comptoir/ordering";
import type { SubmitBody } from "./submit-body.ts";

export type K12Body = Parameters<typeof calls.createK12Order>[2];

/** The body of a school's submit: its lines by their dates and children, the earliest first. api#create-k12-order. */
export function k12Body({ data: { items, date: _none, ...data }, ...body }: SubmitBody): K12Body {
  const earliest = items.flatMap(({ date }) => date ?? []).sort()[0] ?? "";
  const placeOf = ({ date, childId }: (typeof items)[number]) => ({
    date: date ?? earliest,
    childId: childId ?? undefined,
  });
  const byKey = Map.groupBy(items, (line) => schoolOrderKey(placeOf(line), earliest));
  return {
    ...body,
    data: {
      ...data,
      rotationalMenuOrders: [...byKey.keys()].sort().map((key, index) => {
        const lines = byKey.get(key) ?? [];
        const [first] = lines;
        if (!first) throw new Error("a group has a line");
        return { ...placeOf(first), orderId: index + 1, items: lines };
      }),
    },
  };
}
