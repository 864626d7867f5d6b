// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useFirstOpenDay } from "./use-first-open-day.ts";
import type { WeekView } from "./week-view.ts";

function Strip({ title }: { readonly title: string }) {
  const strip = useFirstOpenDay({ title, days: [{ state: "open" }] } as unknown as WeekView);
  return (
    <div ref={strip} id="strip">
      <section />
    </div>
  );
}

test("A strip that was scrolled before hydration stays there; another week starts at its first open day.", async () => {
  document.body.innerHTML = renderToString(<Strip title="This week" />);
  const strip = document.getElementById("strip") as HTMLElement;
  strip.scrollLeft = 200;
  const root = await act(async () => hydrateRoot(document.body, <Strip title="This week" />));
  expect(strip.scrollLeft).toBe(200);
  await act(async () => root.render(<Strip title="Next week" />));
  expect(strip.scrollLeft).toBe(0);
});
