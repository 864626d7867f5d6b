import { describe, expect, it } from "vitest";
import { nextHost, notDone, sessionEnds, type TablePerson, tableWord } from "./table-session.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const person = (id: string, joinedAt: string, state: TablePerson["state"] = "choosing"): TablePerson => ({
  id,
  joinedAt: at(joinedAt),
  state,
});

describe("The people at a table", () => {
  it("have the one who has been there longest as next host, of those who sit there", () => {
    const people = [
      person("ana", "18:00", "left"),
      person("olu", "18:04"),
      person("bo", "18:02", "done"),
      person("cy", "17:59", "asking"),
    ];
    expect(nextHost(people)).toBe("bo");
    expect(nextHost(people.filter(({ id }) => id === "ana" || id === "cy"))).toBeNull();
  });

  it("who have lines and are not done are named before everything is sent", () => {
    const people = [
      person("ana", "18:00", "done"),
      person("olu", "18:01"),
      person("bo", "18:02"),
      person("cy", "18:03", "left"),
    ];
    expect(notDone(people, new Set(["ana", "olu", "cy"]))).toEqual(["olu"]);
  });

  it("have a word of four letters, without vowels", () => {
    const words = Array.from({ length: 256 }, (_, byte) =>
      tableWord(new Uint8Array([byte, byte + 1, byte + 2, byte + 3])),
    );
    for (const word of words) expect(word).toMatch(/^[BDFGHJKLMNPRSTVWXZ]{4}$/);
    expect(new Set(words).size).toBeGreaterThan(15);
  });
});

describe("A table's session", () => {
  const closesAt = at("23:00");
  it("ends after half an hour without a change if nothing was sent or paid, else at closing", () => {
    expect(sessionEnds({ isUsed: false, lastActAt: at("18:10"), closesAt })).toEqual(at("18:40"));
    expect(sessionEnds({ isUsed: true, lastActAt: at("18:10"), closesAt })).toEqual(closesAt);
    expect(sessionEnds({ isUsed: false, lastActAt: at("22:50"), closesAt })).toEqual(closesAt);
  });
});
