import { m } from "@comptoir/messages";
import { expect, type Page } from "@playwright/test";

export const PASSWORDS = { first: "Two poutines & 1 Caesar!", next: "Three poutines & 2 Caesars!" } as const;

/** Returns an e-mail address without an account, also unique when a test is retried. */
export function newAddress(name: string): string {
  return `${name}-${Date.now()}@example.com`;
}

export function personAt(page: Page) {
  const fill = (label: string, text: string) => page.getByRole("textbox", { name: label }).first().fill(text);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const sees = (heading: string) => expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  return {
    fill,
    press,
    sees,
    /** Submits the e-mail address in the first step of sign-in. */
    async giveEmail(email: string) {
      await fill(m.login_email(), email);
      await press(m.login_continue());
    },
    async register(email: string, firstName: string) {
      await this.giveEmail(email);
      await sees(m.login_register_heading());
      await fill(m.person_first_name(), firstName);
      await fill(m.login_password(), PASSWORDS.first);
      await press(m.login_register());
    },
    async signIn(email: string, password: string) {
      await this.giveEmail(email);
      await sees(m.login_welcome_back());
      await fill(m.login_password(), password);
      await press(m.person_sign_in());
    },
    /** Returns the newest mailed link of a kind to an e-mail address. */
    async mailedLink(email: string, of: "login?reset" | "profile/confirm-email?confirm"): Promise<string> {
      const linkOf = async () => {
        const outbox = await (await page.request.get("/sandbox-gateway/outbox")).text();
        const mail = outbox
          .split("<article>")
          .find((article) => article.includes(email) && article.includes(`/${of}=`));
        const from = mail?.indexOf(`/${of}=`) ?? -1;
        return /^[\w/?=-]+/.exec(mail?.slice(from) ?? "")?.[0];
      };
      await expect.poll(linkOf, { timeout: 30_000 }).toBeDefined();
      return (await linkOf()) ?? "";
    },
  };
}
