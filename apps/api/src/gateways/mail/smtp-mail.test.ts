import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { type MailFaults, smtpFault, startMailServer } from "../../testing/mail-server.ts";
import { type SmtpLimits, smtpMail } from "./smtp-mail.ts";

const FROM = "orders@comptoir.test";
const MAIL = {
  messageId: "5b0c7f6e-0000-4000-8000-000000000001",
  to: "ada@example.test",
  replyTo: "aide@gril.example",
  fromName: 'Café "L\'Été"\r\nBcc: eve@example.test',
  subject: "Votre commande 7\r\nBcc: eve@example.test",
  html: "<p>Prête à 18 h 15, crème brûlée</p>",
  text: "Prête à 18 h 15, crème brûlée",
  locale: "fr-CA",
};

async function serverWith(faults: MailFaults = {}) {
  const server = await startMailServer(faults);
  onTestFinished(server.close);
  return server;
}
const sendTo = (url: string) => smtpMail({ url, from: FROM }).send(MAIL, async () => true);

/** Starts a server that sends these lines, one for each command, and then closes the connection. */
const serverThatHangsUp = (...lines: readonly string[]) => serverSaying(lines, (socket) => socket.destroy());

/** Starts a server that sends these lines, and then an answer that never ends. */
const serverThatDrips = (...lines: readonly string[]) =>
  serverSaying(lines, (socket) => {
    const dripping = setInterval(() => socket.write("250-wait\r\n"), 10);
    socket.on("close", () => clearInterval(dripping));
  });

async function serverSaying(lines: readonly string[], atTheEnd: (socket: Socket) => void) {
  const server = createServer((socket: Socket) => {
    const left = [...lines];
    const next = () => {
      const line = left.shift();
      if (line === undefined) atTheEnd(socket);
      else socket.write(`${line}\r\n`);
    };
    socket.on("error", () => undefined);
    socket.on("data", (heard) => {
      const said = heard.toString();
      const isMail = !/^(?:EHLO|HELO|MAIL|RCPT|DATA|QUIT)/.test(said);
      if (!isMail || said.includes("\r\n.\r\n")) next();
    });
    next();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("A mail by SMTP", () => {
  it("arrives once with its id, its language and both of its bodies, and a name cannot write a header", async () => {
    const server = await serverWith();
    expect(await sendTo(server.url)).toEqual({ outcome: "taken" });
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: MAIL.to, messageId: `${MAIL.messageId}@comptoir.test` });
    const headers = mail?.whole.slice(0, mail.whole.indexOf("\r\n\r\n")) ?? "";
    expect(headers).toMatch(/^content-language: fr-CA/im);
    expect(headers).toMatch(/^reply-to: aide@gril\.example\r?$/im);
    expect(headers).not.toMatch(/^bcc:/im);
    expect(mail?.body).toContain("text/plain; charset=utf-8");
    expect(mail?.body).toContain("text/html; charset=utf-8");
    expect(mail?.body).toContain("cr=C3=A8me br=C3=BBl=C3=A9e");
  });

  it("is refused for good when the server refuses its recipient or the mail itself", async () => {
    const noSuchPerson = await serverWith({ onRecipient: () => smtpFault(550, "no such person") });
    expect(await sendTo(noSuchPerson.url)).toMatchObject({ outcome: "refused" });
    const unwanted = await serverWith({ onMail: () => smtpFault(554, "unwanted") });
    expect(await sendTo(unwanted.url)).toMatchObject({ outcome: "refused" });
  });

  it("is unreachable if no server listens, if it hangs up too early, or if it asks for a retry", async () => {
    const busy = await serverWith({ onMail: () => smtpFault(451, "later") });
    expect(await sendTo(busy.url)).toMatchObject({ outcome: "unreachable" });
    await busy.close();
    expect(await sendTo(busy.url)).toMatchObject({ outcome: "unreachable" });
    expect(await sendTo(await serverThatHangsUp())).toMatchObject({ outcome: "unreachable" });
    const atOnce = await serverThatHangsUp("220 mail", "250 mail", "250 sender", "250 recipient");
    expect(await sendTo(atOnce)).toMatchObject({ outcome: "unreachable" });
  });

  it("may have been taken when the server hangs up after it", async () => {
    const url = await serverThatHangsUp("220 mail", "250 mail", "250 sender", "250 recipient", "354 go on");
    expect(await sendTo(url)).toMatchObject({ outcome: "unknown" });
  });

  it("ends within its time at a server that goes on and on: not taken before the mail's last line, and perhaps taken after it", async () => {
    const within = async (url: string, limits: SmtpLimits) =>
      smtpMail({ url, from: FROM }, limits).send(MAIL, async () => true);
    const before = await serverThatDrips("220 mail", "250 mail");
    expect(await within(before, { reachMs: 200, answerMs: 60_000 })).toMatchObject({ outcome: "unreachable" });
    const after = await serverThatDrips("220 mail", "250 mail", "250 sender", "250 recipient", "354 go on");
    expect(await within(after, { reachMs: 60_000, answerMs: 200 })).toMatchObject({ outcome: "unknown" });
  });

  it("is not handed over once another server has its lease, though the mail server waits for it", async () => {
    const server = await serverWith();
    const outcome = await smtpMail({ url: server.url, from: FROM }).send(MAIL, async () => false);
    expect(outcome).toMatchObject({ outcome: "unreachable" });
    expect(server.received).toEqual([]);
  });
});
