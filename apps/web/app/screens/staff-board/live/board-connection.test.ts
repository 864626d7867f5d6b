import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { aBoard } from "../../../testing/board-order.ts";
import { keepConnected } from "./board-connection.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const told = (sequence: number) => `event: board\nid: ${sequence}\ndata: ${JSON.stringify(aBoard({ sequence }))}\n\n`;

/** A server whose streams the test writes. */
function aServer() {
  const opened: { after: number; write: (text: string) => void; end: () => void; signal: AbortSignal }[] = [];
  const open = async (after: number, signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener("abort", () => controller.error(new Error("aborted")));
        opened.push({
          after,
          signal,
          write: (text) => controller.enqueue(encode(text)),
          end: () => controller.close(),
        });
      },
    });
    return new Response(body);
  };
  return { opened, open };
}

describe("A board's connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function connect(open: ReturnType<typeof aServer>["open"]) {
    const heard: number[] = [];
    let ended = 0;
    const connection = keepConnected(
      { open, after: () => heard.at(-1) ?? 0 },
      { onBoard: ({ sequence }) => heard.push(sequence), onHeard: () => undefined, onEnded: () => (ended += 1) },
    );
    onTestFinished(connection.close);
    return { connection, heard, endings: () => ended };
  }

  test("It hears each event, also one that arrives in two pieces, and connects again after the last one it heard.", async () => {
    const server = aServer();
    const { heard } = connect(server.open);
    await vi.advanceTimersByTimeAsync(0);
    server.opened[0]?.write(told(1) + told(2).slice(0, 20));
    server.opened[0]?.write(told(2).slice(20));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([1, 2]);
    server.opened[0]?.end();
    await vi.advanceTimersByTimeAsync(500);
    expect(server.opened.map(({ after }) => after)).toEqual([0, 2]);
  });

  test("It connects again after fifteen seconds of silence, which no browser reports.", async () => {
    const server = aServer();
    connect(server.open);
    await vi.advanceTimersByTimeAsync(0);
    server.opened[0]?.write(told(1));
    await vi.advanceTimersByTimeAsync(14_000);
    server.opened[0]?.write("event: heartbeat\ndata: {}\n\n");
    await vi.advanceTimersByTimeAsync(14_000);
    expect(server.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_600);
    expect([server.opened[0]?.signal.aborted, server.opened.length]).toEqual([true, 2]);
  });

  test("It waits longer after each failure, at most eight seconds, and not at all when the device wakes.", async () => {
    let tries = 0;
    const { connection } = connect(async () => {
      tries += 1;
      throw new TypeError("no network");
    });
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(500 + 1_000 + 2_000 + 4_000);
    expect(tries).toBe(5);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(tries).toBe(5);
    connection.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(tries).toBe(6);
  });

  test("It ends when the device was signed out.", async () => {
    const { endings } = connect(async () => new Response("{}", { status: 401 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(endings()).toBe(1);
  });
});
