import type { OrderData } from "@comptoir/contract";
import { ALLERGIES } from "@comptoir/ordering";
import { useEffect, useEffectEvent } from "react";
import { useSaidAllergies } from "./said-allergies.tsx";

/**
 * Says again what the visitor's own order says, in a tab in which nothing was said yet: another round and a change then
 * warn of the same. Persons with a name are others. menu#diner-allergies.
 */
export function useSaidByOrder({ yours, diners = [] }: Pick<OrderData, "yours" | "diners">): void {
  const { isSaid, isRead, say } = useSaidAllergies();
  const own = diners.find(({ name }) => name === undefined);
  const again = useEffectEvent(() => {
    if (yours && own && !isSaid) say(ALLERGIES.filter((allergy) => own.allergies.includes(allergy)));
  });
  useEffect(() => {
    if (isRead) again();
  }, [isRead]);
}
