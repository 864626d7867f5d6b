// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { SoundSwitch } from "./sound-switch.tsx";
import { calledNumbers, useReadyCall } from "./use-ready-call.ts";

let started = 0;

beforeEach(() => {
  started = 0;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("AudioContext", FakeAudio);
});

/** Counts the notes that start. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  close = async () => undefined;
  createOscillator = () => ({
    frequency: {},
    connect: (next: unknown) => next,
    start: () => {
      started += 1;
    },
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (next: unknown) => next,
  });
}

function Page({ numbers }: { readonly numbers: readonly string[] }) {
  const { hasSound, switchSound } = useReadyCall(numbers);
  return <SoundSwitch isOn={hasSound} onSwitch={switchSound} />;
}

/** Opens the page of an order that is not ready yet. */
async function atOrder() {
  document.head.innerHTML = '<title>Order no. 41</title><link rel="icon" href="/favicon.svg">';
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (...numbers: string[]) => act(async () => root.render(<Page numbers={numbers} />));
  await show();
  onTestFinished(() => {
    act(() => root.unmount());
    document.body.innerHTML = "";
  });
  return { show, icon: () => document.querySelector("link")?.getAttribute("href") ?? "" };
}

function press(selector: string): void {
  for (const found of document.querySelectorAll<HTMLElement>(selector)) found.click();
}

const touch = () => act(async () => void dispatchEvent(new Event("pointerup")));

describe("screens#ready-call", () => {
  test("A ready order changes the tab's title and icon until it is picked up.", async () => {
    const { show, icon } = await atOrder();
    await show("41");
    expect(document.title).toContain(m.order_ready_tab_title({ number: "41" }));
    expect(icon()).toMatch(/^data:image\/svg/);
    await show();
    expect(document.title).toBe("Order no. 41");
    expect(icon()).toContain("/favicon.svg");
  });

  test("The bell rings once, after a touch on the page.", async () => {
    const { show } = await atOrder();
    await touch();
    await show("41");
    await show("41");
    expect(started).toBe(3);
  });

  test("Without a touch, or with the sound switched off, it stays silent.", async () => {
    const untouched = await atOrder();
    await untouched.show("41");
    expect(started).toBe(0);
    const { show } = await atOrder();
    await touch();
    await act(async () => press("[role=switch]"));
    started = 0;
    await show("41");
    expect(started).toBe(0);
  });

  test("The ready numbers of a hub are those of its kitchens.", () => {
    const kitchens = [
      { number: "12", status: "ready" },
      { number: "7", status: "placed" },
    ];
    expect(calledNumbers({ number: "12 + 7", status: "placed", kitchens } as never)).toEqual(["12"]);
    expect(calledNumbers({ number: "41", status: "ready" } as never)).toEqual(["41"]);
  });
});
