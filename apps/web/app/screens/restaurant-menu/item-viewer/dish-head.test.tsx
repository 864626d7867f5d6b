import { formatMoney, m } from "@comptoir/messages";
import { cents, normalizeMenus } from "@comptoir/ordering";
import { aMenuItem, at } from "@comptoir/test-kit";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DishHead } from "./dish-head.tsx";

const headOf = (but: Parameters<typeof aMenuItem>[0], held: readonly string[] | null = null) =>
  renderToStaticMarkup(<DishHead item={aMenuItem(but)} now={at("2026-11-24 12:00")} held={held} />);

test("A dish shows its price with its unit, and its member price.", () => {
  expect(headOf({ priceCents: cents(1200), priceUnit: "lb" })).toContain(`${formatMoney(1200)} lb`);
  const shown = headOf({ priceCents: cents(1200), memberPriceCents: cents(900), promos: ["CLUB"] });
  expect(shown).toContain(m.site_member_price({ price: formatMoney(900) }));
  expect(headOf({})).not.toContain(m.site_member_price({ price: formatMoney(900) }));
});

test("menu#markup: A description is shown with the allowed markup only.", () => {
  const description = "<p>Fish & <em>chips</em></p><p>Since <b onclick=x>1999</b><script>x()</script></p>";
  const shown = headOf({ description });
  expect(shown).toContain("<em>chips</em>");
  expect(shown.match(/<p class="text-ink-soft">/g)).toHaveLength(2);
  expect(shown).toContain("Fish &amp; ");
  expect(shown).not.toMatch(/onclick|<script/);
});

test("A member sees their own price first, and the price of others.", () => {
  const dish = { priceCents: cents(1200), memberPriceCents: cents(900), promos: ["CLUB"] };
  expect(headOf(dish, ["CLUB"])).toMatch(
    new RegExp(
      `>${RegExp.escape(formatMoney(900))}<.*${RegExp.escape(m.site_price_guest({ price: formatMoney(1200) }))}`,
    ),
  );
  expect(headOf(dish, ["CELLAR"])).not.toContain(formatMoney(900));
  expect(headOf(dish, [])).not.toContain(formatMoney(900));
});

test("bill#lowest-price: A dish with several prices shows its lowest price, as its card does, and the price of the current choice.", () => {
  const values = [
    { id: "one", name: "One", price: "5.00" },
    { id: "three", name: "Three", price: "14.00", default_selection: true },
  ];
  const options = [{ id: "many", name: "How many?", type: "pricing", values }];
  const [menu] = normalizeMenus({
    menus: [{ id: 1, name: "M", items: [{ id: 1, name: "Taco", price: "14.00", options }] }],
  });
  const [item] = menu?.items ?? [];
  if (!item) throw new Error("The dish was lost.");
  const shown = (chosenCents: number | null) =>
    renderToStaticMarkup(<DishHead item={item} now={at("2026-11-24 12:00")} held={null} chosenCents={chosenCents} />);
  expect(shown(1400)).toContain(m.menu_price_from({ price: formatMoney(500) }));
  expect(shown(1400)).toContain(m.item_price_chosen({ price: formatMoney(1400) }));
  expect(shown(500)).not.toContain(m.item_price_chosen({ price: formatMoney(500) }));
  expect(shown(null)).toContain(m.menu_price_from({ price: formatMoney(500) }));
});
