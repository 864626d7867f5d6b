import { type Answer, cookiesOf, type TestApi } from "./test-api.ts";

export const PASSWORD = "Two poutines & 1 Caesar!";

export type SignedIn = {
  readonly userId: string;
  readonly token: string;
  readonly email: string;
  readonly cookie: string;
  /** First fields of the body of a person's calls. */
  readonly self: { readonly userId: string; readonly token: string };
  readonly headers: { readonly cookie: string; readonly authorization: string };
};

/** Registers a person in a new browser, or in one with the given cookies. */
export async function register(
  { call }: Pick<TestApi, "call">,
  person: {
    email: string;
    password?: string;
    firstName?: string;
    lastName?: string;
    phoneNumber?: string;
    registerAtCheckout?: boolean;
  },
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const answer = await call("/api/auth/register-user", { password: PASSWORD, ...person }, headers);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return signedInBy(answer);
}

/** Confirms an e-mail address, as a mailed link would. people#confirmed-email. */
export async function proveAddress(
  { pool }: Pick<TestApi, "pool">,
  { userId }: Pick<SignedIn, "userId">,
): Promise<void> {
  await pool.query("update people set email_confirmed_at = now() where id = $1", [userId]);
}

export async function login(
  { call }: Pick<TestApi, "call">,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const answer = await call("/api/auth/login-native", { email, password }, headers);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return signedInBy(answer);
}

/** Returns the person whom an answer signed in. */
export function signedInBy(answer: Answer): SignedIn {
  const { id: userId, token, email } = answer.body;
  const cookie = cookiesOf(answer);
  return {
    userId,
    token,
    email,
    cookie,
    self: { userId, token },
    headers: { cookie, authorization: `Bearer ${token}` },
  };
}
