// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useDayShown } from "./use-day-shown.ts";

function Strip() {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useDayShown(strip, { title: "This week" });
  return (
    <div ref={strip} data-shown={shown}>
      <section />
      <section />
      <section />
    </div>
  );
}

test("The day nearest to the start of the strip is shown; at the strip's end, the last one.", async () => {
  const root = createRoot(document.body);
  await act(async () => root.render(<Strip />));
  const strip = document.querySelector<HTMLElement>("[data-shown]");
  if (strip === null) throw new Error("There is no strip.");
  const sizes = { clientWidth: 390, scrollWidth: 1000 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(strip, name, { value });
  for (const [at, section] of [...strip.children].entries()) {
    Object.defineProperty(section, "offsetLeft", { value: 16 + at * 320 });
  }
  const scrollTo = async (left: number) => {
    strip.scrollLeft = left;
    await act(async () => strip.dispatchEvent(new Event("scroll")));
    return strip.dataset.shown;
  };
  expect(strip.dataset.shown).toBe("0");
  expect(await scrollTo(300)).toBe("1");
  expect(await scrollTo(100)).toBe("0");
  expect(await scrollTo(610)).toBe("2");
  await act(async () => root.unmount());
});
