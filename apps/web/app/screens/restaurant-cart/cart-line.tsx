import { formatMoney, m } from "@comptoir/messages";
import type { LineView } from "@comptoir/receipt";
import Trash2 from "lucide-react/icons/trash";
import { FoldedWords, PricedRows } from "../../bill/line-words.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { stayWithoutNetwork } from "../restaurant/stay-without-network.ts";
import type { LineProblem } from "./line-problems.ts";

type CartLineProps = {
  readonly line: LineView;
  /** The link to change the choices of the line; null if its dish has no choices. */
  readonly changeTo: string | null;
  readonly problem: LineProblem | undefined;
  /** The allergy warning for the line's child, or for the diner. */
  readonly allergy?: string | null;
  /** The maximum quantity; null if unlimited. */
  readonly most: number | null;
  readonly refusal: string | null;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
  readonly onAccept: () => void;
};

export function CartLine({
  line,
  changeTo,
  problem,
  allergy,
  most,
  refusal,
  onChange,
  onRemove,
  onAccept,
}: CartLineProps) {
  const name = line.name || m.cart_unknown_dish();
  return (
    <li className="@container py-5">
      <div className="flex gap-4">
        {line.image ? (
          <Picture
            image={line.image}
            alt=""
            ratio="square"
            className="hidden size-16 shrink-0 rounded-control @[16rem]:block sm:size-20"
          />
        ) : null}
        <div className={LAYOUT}>
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <FoldedWords line={line} />
          </div>
          {line.cents === null ? (
            <p className="text-small font-medium text-danger @[16rem]:text-right @[38rem]:col-start-3">
              {m.cart_line_unavailable()}
            </p>
          ) : (
            <p className="@[16rem]:text-right @[38rem]:col-start-3">
              <Price cents={line.cents} memberCents={line.memberCents} className="font-medium" />
              {line.quantity > 1 ? (
                <span className="figures block text-fine text-ink-soft">
                  {m.cart_each({ price: formatMoney(unitCents(line)) })}
                </span>
              ) : null}
            </p>
          )}
          <div className="col-span-full flex flex-col gap-2 empty:hidden">
            <PricedRows line={line} />
            {allergy ? <p className="text-small font-medium text-caution">{allergy}</p> : null}
            {problem ? (
              <LineProblemNotice problem={problem} name={name} onRemove={onRemove} onAccept={onAccept} />
            ) : null}
          </div>
          <div className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1 @[38rem]:col-span-1 @[38rem]:col-start-2 @[38rem]:row-start-1 @[38rem]:-my-2">
            <QuantityStepper
              name={name}
              quantity={line.quantity}
              compact={true}
              max={most}
              onChange={onChange}
              onRemove={onRemove}
              removeLabel={m.cart_remove_named({ name })}
            />
            {changeTo ? (
              <LinkButton
                tone="plain"
                to={changeTo}
                onClick={stayWithoutNetwork}
                className="px-1! text-small"
                aria-label={m.cart_change_named({ name })}
              >
                {m.cart_change()}
              </LinkButton>
            ) : null}
            {line.quantity > 1 ? (
              <IconButton label={m.cart_remove_named({ name })} icon={<Trash2 size={18} />} onClick={onRemove} />
            ) : null}
          </div>
          {refusal ? (
            <p role="status" className="col-span-full text-small font-medium text-caution">
              {refusal}
            </p>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** Name and price, then the controls below them; on wide screens in one row, with the prices in a column. */
const LAYOUT =
  "grid min-w-0 flex-1 items-start gap-x-4 gap-y-2 @[16rem]:grid-cols-[minmax(0,1fr)_auto] @[38rem]:grid-cols-[minmax(0,1fr)_14rem_minmax(6rem,auto)]";

/** Returns the price of one piece with its choices, in cents. Lines are priced by the piece, so the division is exact. */
function unitCents({ cents, choices, quantity }: LineView): number {
  const all = (cents ?? 0) + choices.reduce((sum, choice) => sum + (choice.cents ?? 0), 0);
  return Math.round(all / quantity);
}

type LineProblemNoticeProps = {
  readonly problem: LineProblem;
  readonly name: string;
  readonly onRemove: () => void;
  readonly onAccept: () => void;
};

function LineProblemNotice({ problem, name, onRemove, onAccept }: LineProblemNoticeProps) {
  const isPrice = problem.kind === "price-changed";
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-3 py-1.5 text-small ${
        isPrice ? "bg-caution-tint text-caution" : "bg-danger-tint text-danger"
      }`}
    >
      <p className="min-w-0 flex-1 basis-40 font-medium">{problem.message}</p>
      {isPrice ? (
        <Button tone="plain" className="min-h-11 px-1! text-small" onClick={onAccept}>
          {m.cart_accept_price()}
        </Button>
      ) : null}
      <Button
        tone="plain"
        className="min-h-11 px-1! text-small"
        onClick={onRemove}
        aria-label={m.cart_remove_named({ name })}
      >
        {m.cart_remove()}
      </Button>
    </div>
  );
}
