import { formatMoney, m } from "@comptoir/messages";
import { cents } from "@comptoir/ordering";
import { aMenuItem, at } from "@comptoir/test-kit";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DishHead } from "./dish-head.tsx";

const headOf = (but: Parameters<typeof aMenuItem>[0]) =>
  renderToStaticMarkup(<DishHead item={aMenuItem(but)} now={at("2026-11-24 12:00")} />);

test("A dish says what it costs, by its unit, and what it costs members.", () => {
  expect(headOf({ priceCents: cents(1200), priceUnit: "lb" })).toContain(`${formatMoney(1200)} lb`);
  const shown = headOf({ priceCents: cents(1200), memberPriceCents: cents(900), promos: ["CLUB"] });
  expect(shown).toContain(m.site_member_price({ price: formatMoney(900) }));
  expect(headOf({})).not.toContain(m.site_member_price({ price: formatMoney(900) }));
});
