import { type CartLine, parseHubId } from "@comptoir/ordering";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { DishChoices, hasChoices } from "./dish-choices.tsx";
import { DishHead } from "./dish-head.tsx";
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
  return (
    <SheetDialog
      open={true}
      onClose={onClose}
      closeTo={closeTo}
      title={draft.name}
      size={(hasChoices(shown) && draft.item.image) || whyNot === "no-config" ? "wide" : "medium"}
      footer={whyNot === "no-config" ? null : <DishFooter {...{ draft, edited, whyNot }} />}
    >
      <div className="sm:flex sm:items-start">
        <DraftHead draft={draft} />
        {draft.dialog}
        {hasChoices(shown) ? <DishChoices {...shown} /> : null}
      </div>
    </SheetDialog>
  );
}

function DraftHead({ draft: { item, now, totalCents, quantity } }: { readonly draft: DishDraft }) {
  const {
    bill: { kitchens },
    member,
  } = usePageCart().pricing();
  return (
    <DishHead
      item={item}
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
