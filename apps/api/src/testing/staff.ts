import type { StaffKind, StaffRole } from "@comptoir/ordering";
import { inviteToStaff } from "../people/staff.ts";
import { cookiesOf, type TestApi } from "./test-api.ts";

export type SignedInStaff = {
  readonly token: string;
  readonly cookie: string;
  readonly headers: { readonly cookie: string; readonly authorization: string };
};

/** Signs a staff member in by a code, in a new browser or in one with the given cookies. */
export async function loginStaff({ call }: Pick<TestApi, "call">, code: string, kept = ""): Promise<SignedInStaff> {
  const answer = await call("/api/auth/login-staff", { code }, { cookie: kept });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { token } = answer.body;
  const cookie = cookiesOf(answer);
  return { token, cookie, headers: { cookie, authorization: `Bearer ${token}` } };
}

export type StaffMember = SignedInStaff & { readonly id: string };

/** Invites a member to a restaurant's staff, and signs them in, in a new browser. */
export async function aStaffMember(
  { call, clock, pool }: Pick<TestApi, "call" | "clock" | "pool">,
  {
    name,
    role,
    kind = "person",
    restaurantId = "7",
    sameAt = null,
  }: {
    readonly name: string;
    readonly role: StaffRole;
    readonly kind?: StaffKind;
    readonly restaurantId?: string;
    readonly sameAt?: string | null;
  },
): Promise<StaffMember> {
  const invitation = { restaurantId, name, hours: 1, kind, role, sameAt };
  const answer = await inviteToStaff({ database: pool, clock: clock.now }, invitation);
  if ("refused" in answer) throw new Error(JSON.stringify(answer));
  const signedIn = await loginStaff({ call }, answer.invited.code);
  const { body } = await call("/api/auth/staff", undefined, signedIn.headers);
  return { ...signedIn, id: body.id };
}
