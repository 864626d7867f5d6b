import type { calls } from "@comptoir/contract/client";
import type { SubmitBody } from "./submit-body.ts";

export type K12Body = Parameters<typeof calls.createK12Order>[2];

/** The body of a school's submit: its lines by their dates, the earliest first. api#create-k12-order. */
export function k12Body({ data: { items, date: _none, ...data }, ...body }: SubmitBody): K12Body {
  const byDate = Map.groupBy(items, ({ date }) => date ?? "");
  const dates = [...byDate.keys()].sort();
  return {
    ...body,
    data: {
      ...data,
      rotationalMenuOrders: dates.map((date, index) => ({ date, orderId: index + 1, items: byDate.get(date) ?? [] })),
    },
  };
}
