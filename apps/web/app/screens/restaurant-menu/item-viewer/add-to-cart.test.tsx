import { m } from "@comptoir/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AddToCart } from "./add-to-cart.tsx";

function buttonWith(nextChoice: string | null): string {
  const markup = renderToStaticMarkup(
    <AddToCart
      {...{ name: "Steak", quantity: 1, edited: null, totalCents: 3200, nextChoice, isBusy: false, refusal: null }}
      room={{ most: null, refusal: null }}
      onQuantity={() => {}}
      onAdd={() => {}}
    />,
  );
  return (markup.split("<button").at(-1)?.split("</button>")[0] ?? "").replace(/^[^>]*>|<[^>]+>/g, "");
}

describe("The button that adds a dish", () => {
  test("names the first required choice until it is made, after its own word for screen readers.", () => {
    const group = "How would you like it cooked?";
    expect(buttonWith(group)).toBe(`${m.item_add()} · ${m.item_choose()} · ${group} · $32.00`);
    expect(buttonWith(null)).toBe(`${m.item_add()}$32.00`);
  });
});
