import pino from "pino";
import { describe, expect, it, vi } from "vitest";
import { forEachIsolated, repeat } from "./repeat.ts";

const said: Record<string, unknown>[] = [];
const logger = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line)) });

describe("A round", () => {
  it("follows one that failed, never runs twice at once, and is awaited by `stop`", async () => {
    said.length = 0;
    let [rounds, running, most] = [0, 0, 0];
    const repeated = repeat(5, "rounds", logger, async () => {
      rounds += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      if (rounds === 1) throw new Error("away");
    });
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(2), { timeout: 20_000 });
    await repeated.stop();
    expect({ running, most }).toEqual({ running: 0, most: 1 });
    expect(said).toMatchObject([{ event: "round_failed", round: "rounds", reason: "away" }]);
  });

  it("does not stop at an item that fails, and logs its name", async () => {
    said.length = 0;
    const done: string[] = [];
    const act = async (id: string) => {
      if (id === "broken") throw new Error("no venue");
      done.push(id);
    };
    await forEachIsolated(["one", "broken", "two"], act, { name: "tabs", logger, namesOf: (id) => ({ suite_id: id }) });
    expect(done).toEqual(["one", "two"]);
    expect(said).toMatchObject([{ event: "round_failed", round: "tabs", suite_id: "broken", reason: "no venue" }]);
  });
});
