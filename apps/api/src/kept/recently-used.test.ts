import { describe, expect, it } from "vitest";
import { keepRecentlyUsed } from "./recently-used.ts";

const kept = (bytesMax: number, sizes: Record<string, number>) => {
  const memory = keepRecentlyUsed<string>(bytesMax);
  for (const [key, bytes] of Object.entries(sizes)) {
    memory.set(key, `${key} read`);
    memory.weigh(key, `${key} read`, bytes);
  }
  return memory;
};

describe("What is kept in memory", () => {
  it("makes room by its size: what was not read for the longest time goes first", () => {
    const memory = kept(100, { a: 40, b: 40 });
    expect(memory.get("a")).toBe("a read");
    memory.set("c", "c read");
    memory.weigh("c", "c read", 40);
    expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual(["a read", undefined, "c read"]);
  });

  it("makes room for one that is larger than all the room there is, and lets that one go next", () => {
    const memory = kept(100, { a: 40, large: 400 });
    expect([memory.get("a"), memory.get("large")]).toEqual([undefined, "large read"]);
    memory.set("b", "b read");
    memory.weigh("b", "b read", 40);
    expect([memory.get("large"), memory.get("b")]).toEqual([undefined, "b read"]);
  });

  it("forgets the size of what was dropped or replaced", () => {
    const memory = kept(100, { a: 90 });
    memory.delete("a");
    memory.set("b", "b read");
    memory.weigh("b", "b read", 90);
    memory.set("b", "b anew");
    memory.weigh("b", "b read", 400);
    memory.set("c", "c read");
    memory.weigh("c", "c read", 90);
    expect([memory.get("b"), memory.get("c")]).toEqual(["b anew", "c read"]);
  });
});
