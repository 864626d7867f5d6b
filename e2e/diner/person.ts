import { m } from "@comptoir/messages";
import { expect, type Page } from "@playwright/test";

/** A password that satisfies the rule, and the one that takes its place. */
export const PASSWORDS = { first: "Two poutines & 1 Caesar!", next: "Three poutines & 2 Caesars!" } as const;

/** An unregistered address, also at a test's second attempt. */
export function newAddress(name: string): string {
  return `${name}-${Date.now()}@example.com`;
}

/** What a person with an account does on a page. */
export function personAt(page: Page) {
  const fill = (label: string, text: string) => page.getByRole("textbox", { name: label }).first().fill(text);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const sees = (heading: string) => expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  return {
    fill,
    press,
    sees,
    /** From the sign-in's first step to the one that an address leads to. */
    async giveEmail(email: string) {
      await fill(m.login_email(), email);
      await press(m.login_continue());
    },
    /** Makes an account at the sign-in, where the page is. */
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
    /** The newest link that was mailed to an address, as the outbox shows it: for a new password, or one that proves the address. */
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
