import { m } from "@comptoir/messages";
import { LinkButton } from "../../ui/button.tsx";
import type { ButtonTone } from "../../ui/button-look.ts";
import { type PastOrder, reorderPath } from "../../visit/reorder-link.ts";

type ReorderLinkProps = {
  readonly order: PastOrder;
  readonly tone?: ButtonTone;
  /** The button's text, if it is not *Order again*. */
  readonly words?: string | undefined;
  /** The accessible name that identifies the order in a list; it starts with the button's text. */
  readonly label?: string;
  readonly className?: string;
};

/** The link to reorder a past order; renders nothing if it cannot be reordered. ordering#reorder. */
export function ReorderLink({ order, tone, words, label, className }: ReorderLinkProps) {
  const to = reorderPath(order);
  if (to === null) return null;
  return (
    <LinkButton tone={tone} to={to} reloadDocument={true} aria-label={label} className={className}>
      {words ?? m.order_reorder()}
    </LinkButton>
  );
}
