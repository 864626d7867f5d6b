import { type Answer, cookiesOf, type TestApi } from "./test-api.ts";

export const PASSWORD = "Two poutines & 1 Caesar!";

/** Somebody at their browser, signed in. */
export type SignedIn = {
  readonly userId: string;
  readonly token: string;
  readonly email: string;
  /** The browser's cookies: the session's other half. */
  readonly cookie: string;
  /** What the calls of a person begin their body with. */
  readonly self: { readonly userId: string; readonly token: string };
  /** For calls whose body has no place for a token. */
  readonly headers: { readonly cookie: string; readonly authorization: string };
};

/** Registers somebody at a browser of their own, or at one that has these cookies already. */
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

/** Has an address proven, as the link of a mail would. people#confirmed-email. */
export async function proveAddress(
  { pool }: Pick<TestApi, "pool">,
  { userId }: Pick<SignedIn, "userId">,
): Promise<void> {
  await pool.query("update people set email_confirmed_at = now() where id = $1", [userId]);
}

/** Signs somebody in at a new browser. */
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

/** Who an answer has signed in. */
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
