/** Who a request comes from. Accounts open later; until then every visitor is a guest. people#guest. */
export type Who = { readonly kind: "guest" | "user" | "suite-operator" };

/** Who sent a request. */
export function readWho(_request: Request): Who {
  return { kind: "guest" };
}
