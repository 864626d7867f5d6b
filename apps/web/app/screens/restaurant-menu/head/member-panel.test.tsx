// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { expect, test } from "vitest";
import type { MemberForm } from "../../../member/member-form.ts";
import { dinerAt } from "../../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, refusal } from "../../../testing/fake-api.ts";
import { openScreen } from "../../../testing/open-screen.tsx";
import MemberPanel from "./member-panel.tsx";

const GRILL = aGrill({ membership_program: true });
const FORM: MemberForm = {
  app8RestaurantId: 7,
  title: "Are you of the circle?",
  tooltip: "It stands on your card.",
  inputType: "email",
  inputLabel: "Circle address",
  buttonText: "Let me in",
  loadingMessage: null,
  bannerMessage: null,
};

function Panel({ loaderData }: { readonly loaderData: MemberForm }) {
  return <MemberPanel form={loaderData} />;
}

/** Opens a venue's panel; the API refuses the lookup of a member. */
async function atPanel(form: MemberForm) {
  const api = aFakeApi(GRILL);
  api.answer("POST /auth/get-user-membership-promo", () => refusal(404, "member_unknown"));
  const screen = { path: "cart", loader: () => form, Component: Panel };
  const page = await openScreen("/grill/cart?tableNum=12", screen, GRILL, api);
  const submit = () =>
    act(async () => {
      page.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
  return { diner: dinerAt(page), api, submit };
}
const CALL = "POST /auth/get-user-membership-promo";

test("The form for members has the venue's texts.", async () => {
  const { diner } = await atPanel(FORM);
  for (const words of ["Are you of the circle?", "It stands on your card.", "Circle address", "Let me in"]) {
    expect(diner.reads()).toContain(words);
  }
  expect(diner.field("Circle address").type).toBe("email");
});

test("Without texts of the venue, the form has the default texts.", async () => {
  const { diner } = await atPanel({ ...FORM, title: null, inputLabel: null, buttonText: null, inputType: "account" });
  expect(diner.reads()).toContain(m.membership_title());
  expect(diner.reads()).toContain(m.membership_button());
});

test("An invalid identifier is reported at the field without a request.", async () => {
  const { diner, api, submit } = await atPanel(FORM);
  await submit();
  expect(diner.saidOf("Circle address")).toContain(m.form_required());
  await diner.fill("Circle address", "not an address");
  await submit();
  expect(diner.saidOf("Circle address")).toContain(m.membership_invalid_email());
  expect(api.asked).not.toContain(CALL);
});

test("An unknown member is reported at the field with the API's message.", async () => {
  const { diner, api, submit } = await atPanel(FORM);
  await diner.fill("Circle address", "ada@example.test");
  await submit();
  expect(diner.saidOf("Circle address")).toContain("Refused: member_unknown.");
  expect(api.asked).toContain(CALL);
});
