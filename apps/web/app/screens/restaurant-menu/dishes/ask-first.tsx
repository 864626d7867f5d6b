import { m } from "@comptoir/messages";
import { WAY_PANEL_ID } from "../head/way-panel-id.ts";

/** The plus of a dish without options before the diner has said how to order: it leads to that question. */
export function AskFirst({ name }: { readonly name: string }) {
  return (
    <span className="dish-step">
      <a href={`#${WAY_PANEL_ID}`} className="dish-add">
        <span className="visually-hidden">{m.menu_quick_add_ask({ name })}</span>
        <span />
      </a>
    </span>
  );
}
