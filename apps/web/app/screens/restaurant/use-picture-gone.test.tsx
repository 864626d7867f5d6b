// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { usePictureGone } from "./use-picture-gone.ts";

function Framed({ image }: { readonly image: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isGone = usePictureGone(frame, image);
  return <div ref={frame}>{isGone ? "initial" : <img src={image} alt="" />}</div>;
}

const GONE = "https://gone.example/cover.jpg";
const again = document.createElement("img");
function askedAgain() {
  return again;
}
const hasLoaded = (is: boolean) => vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(is);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("screens#venue-head: a picture that cannot be loaded gives place to the initial; the next one is shown.", async () => {
  hasLoaded(false);
  const root = createRoot(document.body);
  await act(async () => root.render(<Framed image={GONE} />));
  expect(document.body.textContent).toBe("");
  await act(async () => document.querySelector("img")?.dispatchEvent(new Event("error")));
  expect(document.body.textContent).toBe("initial");
  await act(async () => root.render(<Framed image="/pictures/cover-braise.svg" />));
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/pictures/cover-braise.svg");
  act(() => root.unmount());
});

test("A picture that failed before the script ran is asked for once more.", async () => {
  hasLoaded(true);
  vi.stubGlobal("Image", askedAgain);
  const root = createRoot(document.body);
  await act(async () => root.render(<Framed image={GONE} />));
  expect(again.src).toBe(GONE);
  await act(async () => again.dispatchEvent(new Event("error")));
  expect(document.body.textContent).toBe("initial");
  act(() => root.unmount());
});
