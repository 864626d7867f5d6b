import * as user from "lucide-react/icons/circle-user-round";
import * as house from "lucide-react/icons/house";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import drawIcon from "./draw-icon.ts";

/** The library's types leave out what an icon is drawn from. */
const dataOf = (icon: object) => (icon as { readonly __iconData: Parameters<typeof drawIcon>[0] }).__iconData;

test.each([house, user])("An icon has the library's own markup, with its size, its stroke and its class.", (icon) => {
  for (const props of [
    {},
    { size: 18 },
    { size: 14, strokeWidth: 3, className: "shrink-0", "aria-hidden": true },
  ] as const) {
    const drawn = renderToStaticMarkup(createElement(drawIcon(dataOf(icon)), props));
    expect(drawn).toBe(renderToStaticMarkup(createElement(icon.default, props)));
  }
});
