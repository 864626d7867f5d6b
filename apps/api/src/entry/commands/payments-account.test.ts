import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";

const test = await openCommandLine();
const { comptoir, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "stripe" } });
const accountIs = async (account: string | null) => {
  await pool.query(
    `insert into stripe_accounts (restaurant_id, account_id, request_key, charges_enabled, updated_at)
     values ('7', $1, gen_random_uuid(), true, now()) on conflict (restaurant_id) do update set account_id = $1`,
    [account],
  );
};

describe("operations#payments-account: comptoir payments account", () => {
  it("says where a restaurant's cards are charged, and returns a disconnected one to the installation's account", async () => {
    const said = async (...options: string[]) => comptoir("payments", "account", "the-grill", ...options);
    expect((await said()).out).toContain("is paid on the installation's account");
    expect(await said("--installation")).toMatchObject({
      exit: 1,
      err: expect.stringContaining("no account of its own"),
    });
    await accountIs("acct_1");
    expect((await said()).out).toContain("is paid on acct_1; cards are on");
    expect(await said("--installation")).toMatchObject({ exit: 1, err: expect.stringContaining("/staff/payments") });
    await accountIs(null);
    expect((await said()).out).toContain("cards are off");
    expect((await said("--installation")).exit).toBe(0);
    expect((await said()).out).toContain("is paid on the installation's account");
  });
});
