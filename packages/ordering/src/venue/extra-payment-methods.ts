import type { RestaurantData } from "./restaurant-data.ts";

/** The ways in which a venue bills later, as `checkout.paymentMethod` names them. payment#methods. */
export const EXTRA_METHODS = ["invoice", "costCenter", "purchaseOrder"] as const;
export type ExtraMethod = (typeof EXTRA_METHODS)[number];

/** What `extra_payment_methods` calls each. */
const BY_TYPE: Readonly<Record<string, ExtraMethod>> = {
  invoice: "invoice",
  cost_center: "costCenter",
  purchase_order: "purchaseOrder",
};

/** Reads in which ways a venue bills later, in its own sequence, each once. payment#methods. */
export function readExtraMethods(data: Pick<RestaurantData, "extra_payment_methods">): readonly ExtraMethod[] {
  const methods = (data.extra_payment_methods ?? []).flatMap(({ type }) => BY_TYPE[type] ?? []);
  return [...new Set(methods)];
}

/** A venue's own word for a way to be billed, in its own language; null where it has none. */
export function extraMethodLabel(
  data: Pick<RestaurantData, "extra_payment_methods">,
  method: ExtraMethod,
): string | null {
  return data.extra_payment_methods?.find(({ type }) => BY_TYPE[type] === method)?.label || null;
}
