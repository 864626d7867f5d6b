import type { BoardVenueData } from "@comptoir/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { aBoard } from "../../testing/board-order.ts";
import { wallClockAt } from "../../venue/wall-clock.ts";
import { NowStrip } from "./now-strip.tsx";

const BOARD = aBoard();
const reading = { atMs: Date.parse(BOARD.now), moment: BOARD.local };
const at = (instant: string) => wallClockAt(instant, [reading]);
const inMinutes = (minutes: number) => new Date(reading.atMs + minutes * 60_000).toISOString();

function read(but: Partial<BoardVenueData>, afterMinutes = 0): string[] {
  const markup = renderToStaticMarkup(
    <NowStrip
      venue={{ ...BOARD.venue, ...but }}
      at={at}
      serverNow={() => reading.atMs + afterMinutes * 60_000}
      onOpen={() => undefined}
    />,
  );
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = ""]) =>
    inner
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

describe("board#now: the strip above the lanes", () => {
  test("Nothing is shown if nothing is set.", () => expect(read({})).toEqual([]));

  test("Each change has its words and the time that is left, and is gone when it is over.", () => {
    const set = {
      paused: { until: inMinutes(20), message: null },
      extra: { minutes: 20, until: inMinutes(42.5) },
      slots: [
        { menus: [], startsAt: inMinutes(60), endsAt: inMinutes(75), orders: 0 },
        { menus: ["Dinner"], startsAt: inMinutes(60), endsAt: inMinutes(75), orders: 12 },
        { menus: [], startsAt: inMinutes(75), endsAt: inMinutes(90), orders: 0 },
      ],
      soldOut: [
        { name: "Steak", until: inMinutes(90) },
        { name: "Oysters", until: null },
      ],
    };
    expect(read(set)).toEqual([
      "Orders are paused until 12:20 p.m. 20 min",
      "Preparation +20 min 43 min",
      "1:00 p.m. to 1:30 p.m.: closed 1 h 30 min",
      "Dinner, 1:00 p.m. to 1:15 p.m.: 12 orders at most 1 h 15 min",
      "Steak sold out 1 h 30 min",
      "1 sold out until restocked",
    ]);
    expect(read(set, 43)).toEqual([
      "1:00 p.m. to 1:30 p.m.: closed 47 min",
      "Dinner, 1:00 p.m. to 1:15 p.m.: 12 orders at most 32 min",
      "Steak sold out 47 min",
      "1 sold out until restocked",
    ]);
  });

  test("Of many, those that end first are named, and the others counted.", () => {
    const soldOut = Array.from({ length: 12 }, (_, dish) => ({ name: `Dish ${dish}`, until: inMinutes(100 - dish) }));
    expect(read({ soldOut })).toEqual([
      "Dish 11 sold out 1 h 29 min",
      "Dish 10 sold out 1 h 30 min",
      "10 more sold out",
    ]);
  });
});
