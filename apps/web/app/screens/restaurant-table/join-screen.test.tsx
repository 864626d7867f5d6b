import { m } from "@comptoir/messages";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { writeCartCopy } from "../../cart/cart-copy.ts";
import { findDishes } from "../../cart/known-dish.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, priceCart } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { JoinScreen } from "./join-screen.tsx";

// @vitest-environment happy-dom

const GRILL = aGrill({ order_options: { group_ordering: true } });
const LINE = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };

type Props = Partial<Pick<Parameters<typeof JoinScreen>[0], "yours" | "isTaxIncluded">>;

function Join({ loaderData: { yours = null, isTaxIncluded = false } }: { readonly loaderData: Props }) {
  return <JoinScreen {...{ yours, isTaxIncluded }} tableNum="12" ended={null} payments={[]} answer={undefined} />;
}

async function openJoin(props: Props) {
  const screen = { path: "table", loader: () => props, Component: Join };
  return dinerAt(await openScreen("/grill/table?tableNum=12", screen, GRILL, aFakeApi(GRILL)));
}

test("bill#tax-inclusive: Before joining, a visitor reads that taxes are shared, or that the prices include them.", async () => {
  expect((await openJoin({})).reads()).toContain(m.table_charges());
  const atIncluded = (await openJoin({ isTaxIncluded: true })).reads();
  expect(atIncluded).toContain(m.table_charges_only());
  expect(atIncluded).not.toContain(m.table_charges());
});

test("table#removed-by-staff: Who waits at a table without a host reads that the next person who sits down can let them in.", async () => {
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
  const yours = { you: "olu", state: "asking", host: "", table: null } as const;
  expect((await openJoin({ yours })).reads()).toContain(m.table_asking_hostless());
  expect((await openJoin({ yours: { ...yours, host: "Ana" } })).reads()).toContain(m.table_asking({ host: "Ana" }));
});

test("table#joining: Who joins while their first dish is being saved joins after it, in the same guest's session.", async () => {
  const api = aFakeApi(GRILL);
  const done: string[] = [];
  const saved = Promise.withResolvers<void>();
  api.answer("POST /orders/set-costs", async (request) => {
    done.push("saves");
    await saved.promise;
    done.push("saved");
    return Response.json(priceCart(GRILL, await request.json()));
  });
  const cart = { lines: [LINE], dishes: findDishes(GRILL.menus, 7), agreed: null, unsaved: true };
  writeCartCopy(GRILL.restaurant.id, cart);
  const action = async ({ request }: { readonly request: Request }) => {
    done.push(`joins as ${(await request.formData()).get("name")}`);
    return null;
  };
  const screen = { path: "table", loader: () => ({}), action, Component: Join };
  const diner = dinerAt(await openScreen("/grill/table?tableNum=12", screen, GRILL, api));
  await diner.fill(m.table_name(), "Ana");
  await act(async () => vi.waitFor(() => expect(done).toEqual(["saves"]), { timeout: 10_000 }));
  await diner.press(m.table_join());
  expect(done).toEqual(["saves"]);
  saved.resolve();
  await act(async () =>
    vi.waitFor(() => expect(done).toEqual(["saves", "saved", "joins as Ana"]), { timeout: 10_000 }),
  );
});
