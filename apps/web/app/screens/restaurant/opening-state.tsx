import { classNames } from "../../ui/class-names.ts";
import { openingWords } from "./opening-words.ts";
import { useRestaurant } from "./use-restaurant.ts";

/** Open or closed and until when, with a dot that says it at a glance. */
export function OpeningState({ className }: { readonly className?: string }) {
  const { venue } = useRestaurant();
  return (
    <span className={classNames("inline-flex items-baseline gap-2 text-small font-medium", className)}>
      <span
        aria-hidden="true"
        className={classNames(
          "size-2.5 shrink-0 self-center rounded-full",
          venue.openState.open ? "bg-good" : "border-2 border-edge",
        )}
      />
      {openingWords(venue.openState, venue.now)}
    </span>
  );
}
