import type { QueueData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type Handover, handoverOf, type LocalMoment, type PromisedTime, tableName } from "@comptoir/ordering";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import type { WayName } from "../../../visit/remembered-way.ts";
import { carryVisit } from "../../../visit/visit.ts";
import { chargeWords } from "../charge-view.ts";
import { useRestaurant } from "../use-restaurant.ts";
import type { WayView } from "./load-ways.ts";
import { rememberWay } from "./remember-way.tsx";
import { shortWhen } from "./short-when.ts";
import { usePromisedTime } from "./use-promised-time.ts";

export type WaySwitchProps = {
  /** The wait of the next order, until the server has answered for this cart. */
  readonly queue?: QueueData | null;
  /** The restaurant's screen that shows the switch: `""` for the menu, `"/checkout"`. */
  readonly backTo?: string;
  /** Text below the switch. */
  readonly note?: ReactNode;
  /** Whether no way is chosen yet: each way is a card then. */
  readonly asksWay?: boolean;
  /** Asks for the table, once the diner has pressed the way to it. Without it, that way is a link. */
  readonly askTable?: { readonly form: ReactNode; readonly isOpen: boolean };
  /** Called when the diner presses a way, or closes the one to a table: whether the way to a table is chosen. */
  readonly onTable?: (isChosen: boolean) => void;
};

/** More ways than this are in two columns, so that they fit on a phone. */
const COLUMNS_MAX = 4;

/** The class for cards of one width, by the number of ways. */
const CARD_COLUMNS: Readonly<Record<number, string>> = { 2: "grid-cols-2", 3: "grid-cols-3", 4: "grid-cols-4" };

/** The text of a fee and a time. Smaller on the narrowest phones, so that three times fit in a row. */
const FACT_LOOK = "figures text-fine leading-tight @max-[22rem]:text-[0.75rem] @max-[22rem]:tracking-[-0.02em]";

const LABELS: Readonly<Record<WayName, () => string>> = {
  table: () => m.way_table(),
  pickup: () => m.way_pickup(),
  delivery: () => m.way_delivery(),
  catering: () => m.way_catering(),
  "catering-pickup": () => m.way_pickup(),
  "catering-delivery": () => m.way_delivery(),
};

/**
 * The switch between the ways of a venue, each with its time and its fee. Its links work without script. A venue
 * with one way shows it as text. screens#way.
 */
export function WaySwitch({ queue = null, backTo = "", note, asksWay = false, askTable, onTable }: WaySwitchProps) {
  const { ways, venue, isWayOfLink } = useRestaurant();
  const promise = usePromisedTime(queue);
  const [only] = ways;
  if (only === undefined) return null;
  if (ways.length === 1 && only.isChosen) {
    return <OneWay way={only} promised={promise(only)} now={venue.now} note={note} />;
  }
  return (
    <div className="flex flex-col gap-1.5">
      <nav
        aria-label={m.way_region()}
        className={classNames("@container", !asksWay && "rounded-card border border-hairline bg-raised p-0.5 sm:p-1")}
      >
        {/* Rows where enlarged text has no room for columns. Cards are equally wide, other columns as their words. */}
        <ul
          className={classNames(
            "grid @max-2xs:grid-flow-row! @max-2xs:grid-cols-1!",
            asksWay ? "gap-1.5 sm:gap-3" : "gap-0.5 sm:gap-1",
            ways.length > COLUMNS_MAX ? "grid-cols-2" : asksWay ? CARD_COLUMNS[ways.length] : "grid-flow-col",
          )}
        >
          {ways.map((way) =>
            askTable && way.name === "table" ? (
              <li key={way.name} className="contents">
                <details
                  className="contents [&::details-content]:order-last [&::details-content]:col-span-full [&:not([open])::details-content]:hidden"
                  open={askTable.isOpen}
                  onToggle={({ currentTarget }) => onTable?.(currentTarget.open)}
                >
                  <summary
                    className={classNames(
                      CARD_LOOK,
                      "list-none text-ink in-open:bg-accent-ink in-open:text-paper forced-colors:in-open:border-[3px] [&::-webkit-details-marker]:hidden",
                    )}
                  >
                    <WayWords
                      way={way}
                      promised={promise(way)}
                      factLook={classNames(FACT_LOOK, "text-ink-soft in-open:text-paper")}
                    />
                  </summary>
                  <div className="pt-3">{askTable.form}</div>
                </details>
              </li>
            ) : (
              <li key={way.name} className="flex min-w-0">
                <WayLink
                  {...{ way, backTo, onTable }}
                  promised={promise(way)}
                  look={asksWay || askTable ? CARD_LOOK : WAY_LOOK}
                />
              </li>
            ),
          )}
        </ul>
      </nav>
      <p className="text-fine text-ink-soft empty:hidden">
        {isWayOfLink ? `${m.way_of_link()} ` : null}
        {note}
      </p>
    </div>
  );
}

type WayLinkProps = {
  readonly way: WayView;
  readonly promised: PromisedTime | null;
  readonly backTo: string;
  readonly look: string;
};

function WayLink({
  way,
  promised,
  backTo,
  look,
  onTable,
}: WayLinkProps & { readonly onTable: WaySwitchProps["onTable"] | undefined }) {
  const { venue } = useRestaurant();
  return (
    <Link
      to={carryVisit(`/${venue.slug}${backTo}`, way.visit)}
      replace={backTo !== ""}
      preventScrollReset={true}
      aria-current={way.isChosen ? "true" : undefined}
      onClick={() => {
        rememberWay(venue.slug, way.name);
        onTable?.(way.name === "table");
      }}
      className={classNames(
        look,
        "w-full",
        way.isChosen ? "bg-accent-ink text-paper forced-colors:border-[3px]" : "text-ink hover:bg-tint",
      )}
    >
      <WayWords way={way} promised={promised} factLook={classNames(FACT_LOOK, !way.isChosen && "text-ink-soft")} />
    </Link>
  );
}

const WAY_LOOK =
  "flex min-h-12 min-w-0 flex-col items-center justify-center rounded-control px-1 py-1 text-center leading-tight wrap-break-word @max-[22rem]:px-0.5 sm:px-1.5";

const CARD_LOOK = `${WAY_LOOK} border border-edge bg-raised py-2`;

function WayWords({ way, promised, factLook }: Pick<WayLinkProps, "way" | "promised"> & { readonly factLook: string }) {
  const { venue } = useRestaurant();
  const fee = feeOf(way);
  return (
    <>
      {/* A fee that has no room beside its label takes a line of its own. */}
      <span className="flex flex-wrap items-baseline justify-center gap-x-1">
        <b className="text-small font-semibold">{labelOf(way)}</b>{" "}
        {fee === null ? null : <span className={factLook}>{fee}</span>}
      </span>{" "}
      {promised === null ? null : (
        <span className={classNames(factLook, "text-balance")}>{timeOf(way, promised, venue.now)}</span>
      )}
    </>
  );
}

function OneWay({
  way,
  promised,
  now,
  note,
}: Pick<WayLinkProps, "way" | "promised"> & Pick<WaySwitchProps, "note"> & { readonly now: LocalMoment }) {
  const fee = feeOf(way);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <p className="figures text-small">
        <b className="font-semibold">{labelOf(way)}</b>
        {promised === null ? null : `, ${timeAround(way, promised, now)}`}
        {fee === null ? null : ` · ${fee}`}
      </p>
      <p className="text-fine text-ink-soft empty:hidden">{note}</p>
    </div>
  );
}

/** Returns a delivery's charge; it says that it is one unless the way is called so. */
function feeOf({ name, charge }: WayView): string | null {
  if (charge === null) return null;
  return name === "catering" ? m.way_delivery_fee({ fee: chargeWords(charge) }) : chargeWords(charge);
}

function labelOf({ name, table }: WayView): string {
  if (table === null) return LABELS[name]();
  return table.name ?? m.venue_table({ table: tableName(table.number) });
}

type TimeWords = (inputs: { time: string }) => string;

const AT: Readonly<Record<Handover, TimeWords>> = {
  brought: (inputs) => m.way_served(inputs),
  delivered: (inputs) => m.way_arrives(inputs),
  collected: (inputs) => m.way_ready(inputs),
};
const AROUND: Readonly<Record<Handover, TimeWords>> = {
  brought: (inputs) => m.way_served_around(inputs),
  delivered: (inputs) => m.way_arrives_around(inputs),
  collected: (inputs) => m.way_ready_around(inputs),
};

/** Returns a promised time with what happens then: "ready 6:05 p.m.", "arrives 6:25 p.m.", "from Monday 1:00 p.m.". */
function timeOf({ kind }: Pick<WayView, "kind">, { when, basis, isAtKitchen }: PromisedTime, now: LocalMoment): string {
  const time = shortWhen(when, now);
  if (basis === "earliest") return m.way_from({ time });
  return isAtKitchen ? m.way_at_kitchen({ time }) : AT[handoverOf(kind)]({ time });
}

/** Returns the text of `timeOf`, and marks an estimate: "ready around 6:05 p.m.". */
function timeAround(way: Pick<WayView, "kind">, promised: PromisedTime, now: LocalMoment): string {
  if (promised.basis !== "now") return timeOf(way, promised, now);
  const time = shortWhen(promised.when, now);
  return promised.isAtKitchen ? m.way_leaves_around({ time }) : AROUND[handoverOf(way.kind)]({ time });
}

/** Returns the label of the chosen way and its time, if known; null if the visit has no ways. */
export function useChosenWay(): { readonly label: string; readonly time: string | null } | null {
  const { ways, venue } = useRestaurant();
  const promise = usePromisedTime();
  const chosen = ways.find(({ isChosen }) => isChosen);
  if (chosen === undefined) return null;
  const promised = promise(chosen);
  return { label: labelOf(chosen), time: promised && timeAround(chosen, promised, venue.now) };
}
