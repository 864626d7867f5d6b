import type { ApiConfig } from "../../settings.ts";

/** Places for those who follow orders, whose connections stay open for as long as an order takes. */
export type FollowerPlaces = {
  /** How to leave the place again; null when the order, the network or the server has no place left. */
  readonly take: (orderId: string, address: string | null) => (() => void) | null;
};

/** Opens so many places: for one order, for one network, and in all. promises#promise-49. */
export function followerPlaces(max: ApiConfig["followers"]): FollowerPlaces {
  const taken = new Map<string, number>();
  const count = (key: string, change: number) => {
    const left = (taken.get(key) ?? 0) + change;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };
  return {
    take(orderId, address) {
      const wanted: [key: string, max: number][] = [
        ["all", max.all],
        [`order ${orderId}`, max.ofOrder],
        ...(address === null ? [] : ([[`network ${address}`, max.ofNetwork]] as [string, number][])),
      ];
      if (wanted.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return null;
      for (const [key] of wanted) count(key, 1);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        for (const [key] of wanted) count(key, -1);
      };
    },
  };
}
