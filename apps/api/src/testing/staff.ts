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
