import type { BoardOrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { placeWords, viewOfPricedLine } from "@comptoir/receipt";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CardHead } from "./card-head.tsx";
import { CardLines } from "./card-lines.tsx";
import { CardNotices } from "./card-notices.tsx";
import type { CardProps } from "./card-props.ts";
import { mustBeRead } from "./live/board-state.ts";
import { nextAct } from "./next-act.ts";
import { packCard } from "./pack-cards.ts";
import { useNow } from "./use-now.ts";

/** The lines, with notes and memos as lines of 60 characters, from which a card is as wide as two. */
const LONG_FROM = 10;
const NOTE_LINE = 60;

function isLong({ lines, notes }: BoardOrderData): boolean {
  const texts = [notes ?? "", ...lines.map((line) => viewOfPricedLine(line).memo ?? "")];
  return lines.length + texts.join("").length / NOTE_LINE > LONG_FROM;
}

/** An order on the board. Its head moves it on by one press; its lines are crossed off by a press. board#card. */
export function BoardCard(props: CardProps) {
  const { order, isChosen } = props;
  const place = placeWords(order.destination);
  const next = nextAct(order, props);
  const action = next?.label && m.board_action_named({ action: next.label, number: order.number, place });
  return (
    <article
      aria-label={`${order.number}, ${place}`}
      aria-current={isChosen ? "true" : undefined}
      ref={packCard}
      data-order={order.id}
      data-state={mustBeRead(order) ? "unread" : order.awaits ? "awaits" : order.lane}
      className={classNames("board-card", isLong(order) && "board-card-long")}
    >
      <CardHead {...props} next={next} />
      <CardNotices order={order} />
      <CardLines {...props} />
      <div
        data-kept={order.readyDueAt !== null || props.isUnsent || undefined}
        className="board-card-acts flex flex-wrap items-center gap-1.5 border-hairline border-t p-1.5"
      >
        {next === null ? null : (
          <Button
            tone="primary"
            className="board-action board-wall-hidden flex-1 px-2!"
            onClick={() => props.press(order, next.act)}
            aria-label={action}
          >
            {next.label}
          </Button>
        )}
        <CardSideActs {...props} place={place} />
      </div>
    </article>
  );
}

/** What is done to an order beside its next act: declining it, printing it again, undoing *ready*, and the rest in a dialog. */
function CardSideActs(props: CardProps & { readonly place: string }) {
  const { order, place, isUnsent, mayAnswer, onDecline, onMore } = props;
  return (
    <>
      {order.unprinted ? (
        <Button
          className="board-wall-hidden px-2!"
          busy={props.isPrinting}
          onClick={() => props.onPrintAgain(order)}
          aria-label={m.board_action_named({ action: m.board_print_again(), number: order.number, place })}
        >
          {m.board_print_again()}
        </Button>
      ) : null}
      {order.awaits && mayAnswer ? (
        <Button
          tone="danger"
          className="board-wall-hidden px-2!"
          onClick={() => onDecline(order)}
          aria-label={m.board_action_named({ action: m.board_decline(), number: order.number, place })}
        >
          {m.board_decline()}
        </Button>
      ) : null}
      {order.readyDueAt === null ? null : <UndoReady {...props} dueAt={order.readyDueAt} />}
      {isUnsent ? <Badge tone="caution">{m.board_unsent()}</Badge> : null}
      {order.readyDueAt === null ? (
        <IconButton
          className="board-wall-hidden ml-auto"
          label={m.board_more({ number: order.number })}
          icon={<Ellipsis size={20} />}
          onClick={() => onMore(order)}
        />
      ) : null}
    </>
  );
}

function UndoReady(props: CardProps & { readonly dueAt: string; readonly place: string }) {
  const { order, place, dueAt, serverNow, press } = props;
  const now = useNow(serverNow, 1_000);
  const seconds = Math.ceil((Date.parse(dueAt) - now) / 1000);
  if (seconds <= 0) return null;
  return (
    <Button
      tone="quiet"
      className="px-2!"
      aria-label={m.board_action_named({ action: m.board_undo(), number: order.number, place })}
      title={m.board_undo_ready({ seconds })}
      onClick={() => press(order, { do: "undo-ready" })}
    >
      <span className="figures">{m.board_undo_in({ seconds })}</span>
    </Button>
  );
}
