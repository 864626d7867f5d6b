import { type CartLine, parseHubId } from "@comptoir/ordering";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { DishChoices, hasChoices } from "./dish-choices.tsx";
import { DishHead, type DishSize } from "./dish-head.tsx";
import type { LoadedDish } from "./load-dish.ts";
import { type DishDraft, useDishDraft } from "./use-dish-draft.ts";
import { useUnavailableReason } from "./use-unavailable-reason.ts";

type ItemViewerProps = {
  readonly loaded: LoadedDish;
  readonly edited: CartLine | null;
  /** The school's date for which the dish is ordered; absent where orders have no dates. */
  readonly date?: string | undefined;
  /** The link of the close button, before any script has run. */
  readonly closeTo: string;
  readonly onClose: () => void;
};

export function ItemViewer({ loaded, edited, date, closeTo, onClose }: ItemViewerProps) {
  const draft = useDishDraft({ loaded, edited, date, onAdded: onClose });
  const whyNot = useUnavailableReason(loaded);
  const shown = { loaded, draft, whyNot, isEdited: edited !== null };
  const hasBody = hasChoices(shown);
  const size = sizeOf(draft.item, whyNot, hasBody);
  return (
    <SheetDialog
      open={true}
      onClose={onClose}
      closeTo={closeTo}
      title={draft.name}
      size={size}
      footer={whyNot === "no-config" ? null : <DishFooter {...{ draft, edited, whyNot }} />}
    >
      <div className={size === "wide" ? "sm:flex sm:items-start" : undefined}>
        <DraftHead draft={draft} size={size} />
        {draft.dialog}
        {hasBody ? <DishChoices {...shown} /> : null}
      </div>
    </SheetDialog>
  );
}

/** A wide sheet has the picture beside the choices. A sheet without a picture has no column for it. */
function sizeOf({ image, options }: DishDraft["item"], whyNot: string | null, hasBody: boolean): DishSize {
  if (image && hasBody) return "wide";
  return options.length > 0 || whyNot === "no-config" ? "broad" : "medium";
}

type DraftHeadProps = { readonly draft: DishDraft; readonly size: DishSize };

function DraftHead({ draft: { item, now, totalCents, quantity }, size }: DraftHeadProps) {
  const {
    bill: { kitchens },
    member,
  } = usePageCart().pricing();
  return (
    <DishHead
      item={item}
      size={size}
      now={now}
      kitchen={kitchens ? parseHubId(item.id, kitchens)?.kitchen.name : undefined}
      held={member.identifier === null ? null : member.promos}
      // The division is exact, since lines are priced by the piece.
      chosenCents={totalCents === null ? null : totalCents / quantity}
    />
  );
}

type DishFooterProps = {
  readonly draft: DishDraft;
  readonly edited: CartLine | null;
  readonly whyNot: string | null;
};

function DishFooter({ draft, edited, whyNot }: DishFooterProps) {
  if (whyNot !== null) return <p className="py-2 text-center font-medium">{whyNot}</p>;
  const { name, quantity, isBusy, room, refusal, totalCents, nextChoice, setQuantity, add } = draft;
  return (
    <AddToCart
      {...{ name, quantity, isBusy, edited, room, refusal, totalCents, nextChoice }}
      onQuantity={setQuantity}
      onAdd={add}
    />
  );
}
