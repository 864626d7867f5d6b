import { beforeEach, describe, expect, test, vi } from "vitest";
import { createDraftStore, draftValue, type SentEdits } from "./draft-store.ts";
import type { KeptEdit } from "./kept-edits.ts";

const draft = {
  revision: 4,
  things: [
    { thing: "section:2", under: "menu:1", fields: { name: "Poutines" } },
    { thing: "item:3", under: "section:2", fields: { name: "Classic", price: "12.50" } },
  ],
};

let kept: Map<string, string>;
const storage = () =>
  ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }) as unknown as Storage;

beforeEach(() => {
  kept = new Map();
});

/** A draft whose server answers as told, one answer for each call. */
function draftWith(...answers: ((edits: readonly KeptEdit[]) => SentEdits)[]) {
  const sent: (readonly KeptEdit[])[] = [];
  const send = async (edits: readonly KeptEdit[]): Promise<SentEdits> => {
    sent.push(edits);
    return answers[sent.length - 1]?.(edits) ?? saved(edits);
  };
  return { sent, store: createDraftStore({ draft, restaurantId: "7", storage, send }) };
}

let revision = 4;
const saved = (edits: readonly KeptEdit[]): SentEdits => ({
  kind: "saved",
  revision: ++revision,
  values: edits.map(({ thing, field, value }) => ({ thing, field, value: value === "13" ? "13.00" : value })),
});
const price = (value: unknown) => [{ thing: "item:3", field: "price", value }];
const settled = (store: { getState: () => { sending: string } }, sending = "saved") =>
  vi.waitFor(() => expect(store.getState().sending).toBe(sending));

describe("studio#draft-changes: an edit", () => {
  test("shows at once, is sent with the value that the person saw, and takes the form in which it was stored", async () => {
    const { store, sent } = draftWith();
    store.edit(price("13"));
    expect(draftValue(store.getState(), "item:3", "price")).toBe("13");
    await settled(store);
    expect(sent).toEqual([[{ thing: "item:3", field: "price", was: "12.50", value: "13" }]]);
    expect(draftValue(store.getState(), "item:3", "price")).toBe("13.00");
    expect(store.getState()).toMatchObject({ pending: new Map(), revision });
    expect(kept.size).toBe(0);
  });

  test("that is typed while one is on its way is sent after it, with what that one stored", async () => {
    const { store, sent } = draftWith();
    store.edit(price("13"));
    store.edit(price("14.00"));
    await settled(store);
    expect(sent.map(([edit]) => `${edit?.was} ${edit?.value}`)).toEqual(["12.50 13", "13.00 14.00"]);
    expect(draftValue(store.getState(), "item:3", "price")).toBe("14.00");
  });

  test("stays on the device without a network, and is sent by the next page", async () => {
    const { store } = draftWith(() => ({ kind: "unanswered" }));
    store.edit(price("13"));
    await settled(store, "offline");
    const next = draftWith();
    next.store.restore();
    expect(draftValue(next.store.getState(), "item:3", "price")).toBe("13");
    await settled(next.store);
    expect(next.sent).toHaveLength(1);
    expect(kept.size).toBe(0);
  });

  test("stays on the device after the session has ended", async () => {
    const { store } = draftWith(() => ({ kind: "ended" }));
    store.edit(price("13"));
    await settled(store, "ended");
    expect(kept.size).toBe(1);
  });

  test("that was refused stays in its field with the reason, while the others are saved", async () => {
    const refused = (): SentEdits => ({
      kind: "refused",
      problems: new Map([["item:3 price", { kind: "refused", message: "No amount." }]]),
    });
    const { store, sent } = draftWith(refused);
    store.edit([...price("many"), { thing: "item:3", field: "name", value: "Classique" }]);
    await settled(store);
    expect(sent[1]).toMatchObject([{ field: "name" }]);
    expect(draftValue(store.getState(), "item:3", "price")).toBe("many");
    expect([...store.getState().pending.values()]).toMatchObject([
      { field: "price", state: { message: "No amount." } },
    ]);
    store.drop("item:3", "price");
    expect(draftValue(store.getState(), "item:3", "price")).toBe("12.50");
  });
});

test("studio#draft-changes: A refusal that is about none of the edits is not sent again at once.", async () => {
  const refused = (): SentEdits => ({
    kind: "refused",
    problems: new Map([["item:9 name", { kind: "refused", message: "No." }]]),
  });
  const { store, sent } = draftWith(refused);
  store.edit(price("13"));
  await settled(store, "offline");
  expect(sent).toHaveLength(1);
  await store.flush();
  expect(draftValue(store.getState(), "item:3", "price")).toBe("13.00");
});

describe("studio#draft-conflicts: a field that somebody else changed", () => {
  const conflict = (): SentEdits => ({
    kind: "refused",
    problems: new Map([["item:3 price", { kind: "conflict", current: "12.75", by: "Olu", at: null }]]),
  });

  test("waits for an answer; mine is sent on what they set", async () => {
    const { store, sent } = draftWith(conflict);
    store.edit(price("13.00"));
    await settled(store);
    expect([...store.getState().pending.values()]).toMatchObject([{ state: { kind: "conflict", by: "Olu" } }]);
    store.edit(price("13.00"));
    await settled(store);
    expect(sent[1]).toEqual([{ thing: "item:3", field: "price", was: "12.75", value: "13.00" }]);
    expect(draftValue(store.getState(), "item:3", "price")).toBe("13.00");
  });

  test("keeps theirs when mine is dropped", async () => {
    const { store } = draftWith(conflict);
    store.edit(price("13.00"));
    await settled(store);
    store.drop("item:3", "price");
    expect(draftValue(store.getState(), "item:3", "price")).toBe("12.75");
    expect(store.getState().pending.size).toBe(0);
  });
});

describe("Undo", () => {
  test("that hides a thing is undone by showing it, though no field says that it was published", () => {
    const { store } = draftWith();
    store.edit([{ thing: "item:3", field: "published_at", value: null }]);
    store.undo();
    expect(draftValue(store.getState(), "item:3", "published_at")).toEqual(expect.any(String));
    store.edit([{ thing: "item:3", field: "published_at", value: null }]);
    store.edit([{ thing: "item:3", field: "published_at", value: "2026-11-20T17:00:00.000Z" }]);
    store.undo();
    expect(draftValue(store.getState(), "item:3", "published_at")).toBeNull();
  });

  test("takes back the last act, with all its fields; then the one before", async () => {
    const { store } = draftWith();
    store.edit([
      { thing: "item:new", field: "under", value: "section:2" },
      { thing: "item:new", field: "name", value: "Vegan" },
    ]);
    store.edit(price("13.00"));
    store.undo();
    expect(draftValue(store.getState(), "item:3", "price")).toBe("12.50");
    store.undo();
    await settled(store);
    expect(draftValue(store.getState(), "item:new", "under")).toBeNull();
    expect(store.getState().done).toEqual([]);
  });
});
