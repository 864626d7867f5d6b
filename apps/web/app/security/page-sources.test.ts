import type { PageSources } from "@comptoir/contract";
import { describe, expect, test } from "vitest";
import { createLoadContext } from "../load-context.ts";
import { allowPageSources } from "./page-sources.ts";

const NONE: PageSources = { script: [], frame: [], connect: [], formAction: [] };
const CARD_COMPANY: PageSources = { ...NONE, script: ["https://js.cards.example"] };

/** Requests the checkout as a document or as data. Returns the allowed origins and the redirect. */
function ask(address: string, sources: PageSources) {
  const allowed: PageSources[] = [];
  const services = { api: fetch, cspNonce: "", allowSources: (more: PageSources) => void allowed.push(more) };
  const url = new URL("http://comptoir.example/grill/checkout?tableNum=12");
  try {
    allowPageSources(
      { request: new Request(new URL(address, url)), url, context: createLoadContext(services) },
      sources,
    );
    return { allowed, sentTo: null };
  } catch (thrown) {
    const { headers } = thrown as Response;
    return { allowed, sentTo: headers.get("location"), asDocument: headers.get("x-remix-reload-document") };
  }
}

describe("the sources of a payment gateway", () => {
  test("A checkout that is opened as a document may use them.", () => {
    expect(ask("/grill/checkout?tableNum=12", CARD_COMPANY)).toEqual({ allowed: [CARD_COMPANY], sentTo: null });
  });

  test("A checkout that another page leads to is opened as a document of its own.", () => {
    expect(ask("/grill/checkout.data?tableNum=12&_routes=checkout", CARD_COMPANY)).toEqual({
      allowed: [],
      sentTo: "/grill/checkout?tableNum=12",
      asDocument: "true",
    });
  });

  test("A gateway whose fields are the page's own changes neither.", () => {
    for (const address of ["/grill/checkout?tableNum=12", "/grill/checkout.data?tableNum=12"])
      expect(ask(address, NONE)).toEqual({ allowed: [], sentTo: null });
  });
});
