import { m } from "@comptoir/messages";
import { foodList } from "@comptoir/receipt/food-words";
import { Suspense, useState } from "react";
import { AllergyDialog } from "./load-said-parts.ts";
import { useSaidAllergies } from "./said-allergies.tsx";

/** What the kitchen is told of the diner's allergies, in the cart and at the checkout; nothing if nothing was said. */
export function KitchenTold() {
  const { allergies } = useSaidAllergies();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {allergies.length === 0 ? null : (
        <p className="flex flex-wrap items-baseline gap-x-2 rounded-control bg-danger-tint px-3 py-1 text-small text-danger forced-colors:border">
          <strong className="font-semibold">{m.allergies_told({ foods: foodList(allergies) })}</strong>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={m.allergies_change_named()}
            onClick={() => setIsOpen(true)}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {m.allergies_change()}
          </button>
        </p>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <AllergyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
