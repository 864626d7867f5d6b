import { m } from "@comptoir/messages";
import { foodList } from "@comptoir/receipt/food-words";
import WheatOff from "lucide-react/icons/wheat-off";
import { Suspense, useState } from "react";
import { useHasFailedToMark } from "./dish-marks.tsx";
import { AllergyDialog } from "./load-said-parts.ts";
import { useSaidAllergies } from "./said-allergies.tsx";

/** Opens the dialog of the diner's allergies, beside the filters of a menu. Names what was said. screens#allergies. */
export function AllergyControl() {
  const { allergies } = useSaidAllergies();
  const [isOpen, setIsOpen] = useState(false);
  const hasFailed = useHasFailedToMark();
  const isNamed = allergies.length > 0;
  return (
    <>
      {/* A form, because React queues a submit before hydration and replays it. */}
      <form action={() => setIsOpen(true)} className="contents noscript:hidden">
        <button
          type="submit"
          aria-haspopup="dialog"
          className={isNamed ? "menu-bar-allergies-said" : "menu-bar-allergies"}
        >
          <WheatOff size={20} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0">
            {isNamed ? m.allergies_said({ foods: foodList(allergies) }) : m.allergies_control()}
          </span>
        </button>
      </form>
      {hasFailed ? (
        <p role="status" className="order-last w-full pb-1 text-small text-caution">
          {m.allergies_unread()}
        </p>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <AllergyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
