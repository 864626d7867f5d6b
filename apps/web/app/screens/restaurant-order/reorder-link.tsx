import { m } from "@comptoir/messages";
import { LinkButton } from "../../ui/button.tsx";
import type { ButtonTone } from "../../ui/button-look.ts";
import { type PastOrder, reorderPath } from "../../visit/reorder-link.ts";

type ReorderLinkProps = {
  readonly order: PastOrder;
  readonly tone?: ButtonTone;
  /** Says which order, where several are listed; it begins with the words of the button. */
  readonly label?: string;
  readonly className?: string;
};

/** The way to order a past order once more, from its own page and from a receipt; nothing for one that cannot be. ordering#reorder. */
export function ReorderLink({ order, tone, label, className }: ReorderLinkProps) {
  const to = reorderPath(order);
  if (to === null) return null;
  return (
    <LinkButton tone={tone} to={to} reloadDocument={true} aria-label={label} className={className}>
      {m.order_reorder()}
    </LinkButton>
  );
}
