/**
 * Hands deliveries over to a courier: each one that is ready is sent there once, with where it goes, and is completed once
 * the courier took it.
 *
 *   COMPTOIR=https://order.example COMPTOIR_KEY=cpt_live_… COURIER=https://courier.example/jobs node courier.ts
 *
 * The key has the scopes orders:read, orders:write and contacts:read. Run it every minute.
 */
const { COMPTOIR = "http://127.0.0.1:3000", COMPTOIR_KEY = "", COURIER = "" } = process.env;

type Contact = { readonly address: string | null; readonly phone: string | null; readonly notes: string | null };
type Order = {
  readonly id: string;
  readonly number: string;
  readonly name: string | null;
  readonly contact: Contact | null;
  readonly checkId: boolean;
};

const headers = { authorization: `Bearer ${COMPTOIR_KEY}`, "content-type": "application/json" };
const venue = `${COMPTOIR}/api/v1/venue`;

const ready = await fetch(`${venue}/orders?status=ready`, { headers });
if (!ready.ok) throw new Error(await ready.text());
for (const { id, number, name, contact, checkId } of ((await ready.json()) as { readonly orders: Order[] }).orders) {
  if (!contact?.address) continue;
  const { address, phone, notes } = contact;
  // The order's id lets the courier recognize a job that is sent twice.
  const job = JSON.stringify({ reference: id, number, name, address, phone, notes, checkId });
  const taken = await fetch(COURIER, { method: "POST", headers: { "content-type": "application/json" }, body: job });
  if (!taken.ok) continue;
  await fetch(`${venue}/orders/${id}/move`, { method: "POST", headers, body: JSON.stringify({ to: "completed" }) });
  console.log(`Order ${number} is on its way.`);
}
