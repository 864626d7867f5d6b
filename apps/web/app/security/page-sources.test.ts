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
  test("A checkout that is loaded as a document gets the sources.", () => {
    expect(ask("/grill/checkout?tableNum=12", CARD_COMPANY)).toEqual({ allowed: [CARD_COMPANY], sentTo: null });
  });

  test("A client-side navigation to a checkout becomes a document load.", () => {
    expect(ask("/grill/checkout.data?tableNum=12&_routes=checkout", CARD_COMPANY)).toEqual({
      allowed: [],
      sentTo: "/grill/checkout?tableNum=12",
      asDocument: "true",
    });
  });

  test("A gateway without sources of its own changes neither.", () => {
    for (const address of ["/grill/checkout?tableNum=12", "/grill/checkout.data?tableNum=12"])
      expect(ask(address, NONE)).toEqual({ allowed: [], sentTo: null });
  });
});
