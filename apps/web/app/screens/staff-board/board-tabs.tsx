import { m } from "@comptoir/messages";
import { classNames } from "../../ui/class-names.ts";
import { useIsHydrated } from "../../ui/use-browser-fact.ts";
import { type BoardView, isOpenView, VIEWS } from "./board-lanes.ts";
import { VIEW_WORDS } from "./board-words.ts";

type TabsProps = {
  readonly view: BoardView;
  readonly setView: (view: BoardView) => void;
  readonly countOf: (view: BoardView) => number;
};

/**
 * The views of the board with their counts. Where the open lanes stand side by side, their headings say the same,
 * so their tabs are left out. board#views.
 */
export function BoardTabs({ view, setView, countOf }: TabsProps) {
  const isHydrated = useIsHydrated();
  return (
    <nav aria-label={m.board_lanes()} className="board-tabs flex gap-1 overflow-x-auto bg-paper px-3 py-1.5">
      {VIEWS.map((of) => (
        <button
          key={of}
          type="button"
          disabled={!isHydrated}
          aria-current={of === view ? "true" : undefined}
          onClick={() => setView(of)}
          className={classNames(
            "flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3.5 font-semibold max-lg:px-2.5 max-lg:text-small forced-colors:border",
            of === view ? "bg-ink text-paper forced-colors:border-4" : "bg-tint text-ink hover:brightness-95",
            view === "open" && of !== "open" && isOpenView(of) && "lanes:hidden!",
          )}
        >
          {VIEW_WORDS[of]()}
          <span className="figures">{countOf(of)}</span>
        </button>
      ))}
    </nav>
  );
}
