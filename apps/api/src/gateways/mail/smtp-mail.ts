import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { type HandOver, LEASE_LOST, type Mail, type MailGateway } from "../messenger-port.ts";

export type SmtpSettings = { readonly url: string; readonly from: string };

/**
 * Time limits in ms. `reachMs`: from connecting to the final line of the mail's data. `answerMs`: from that
 * line to the server's answer.
 */
export type SmtpLimits = { readonly reachMs: number; readonly answerMs: number };

const LIMITS: SmtpLimits = { reachMs: 10_000, answerMs: 30_000 };
const CONNECT_WITHIN_MS = 5_000;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Creates the mail gateway over SMTP. `smtps:` uses TLS from the start; `smtp:` requires STARTTLS, except on
 * this machine. operations#mail.
 */
export function smtpMail({ url, from }: SmtpSettings, limits: SmtpLimits = LIMITS): MailGateway {
  const server = new URL(url);
  const { hostname, username, password } = server;
  const secure = server.protocol === "smtps:";
  const options = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(server.port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !LOOPBACK.test(hostname),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: limits.answerMs,
  };
  const credentials =
    username === "" ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };

  return {
    send: async (mail, begin) => {
      const written = await writeMail(mail, from);
      const connection = new SMTPConnection(options);
      const closeIn = (ms: number) => setTimeout(() => connection.close(), ms);
      let limit = closeIn(limits.reachMs);
      let isHandedOver = false;
      // The server takes a mail at the final line of its data. Before that line, the mail is certainly not
      // sent; after it, it may be.
      const body = Readable.from(
        (async function* () {
          yield written;
          clearTimeout(limit);
          if (!(await begin())) throw new Error(LEASE_LOST.reason);
          isHandedOver = true;
          limit = closeIn(limits.answerMs);
        })(),
      );
      try {
        await step(connection, (done) => connection.connect(done));
        if (credentials) await step(connection, (done) => connection.login({ credentials }, done));
        await step(connection, (done) => connection.send({ from, to: [mail.to] }, body, done));
        return { outcome: "taken" };
      } catch (error) {
        return outcomeOf(error as SmtpFailure, isHandedOver);
      } finally {
        clearTimeout(limit);
        connection.close();
      }
    },
  };
}

function writeMail(
  { messageId, to, fromName, replyTo, subject, html, text, locale }: Mail,
  from: string,
): Promise<Buffer> {
  const composed = new MailComposer({
    messageId: `<${messageId}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    from: { name: fromName, address: from },
    to: { name: "", address: to },
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    subject,
    html,
    text,
    headers: { "content-language": locale, "auto-submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composed.compile().build();
}

function step(connection: SMTPConnection, begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once("error", reject);
    connection.once("end", () => reject(new Error("the connection was closed")));
    begin((error) => (error ? reject(error) : resolve()));
  });
}

type SmtpFailure = Error & { readonly responseCode?: number; readonly command?: string };

/** A 5xx answer to `RCPT` or `DATA` is a permanent rejection of this mail. */
function outcomeOf(error: SmtpFailure, isHandedOver: boolean): HandOver {
  const { responseCode = 0, command = "", message } = error;
  const isAboutThisMail = /^(?:RCPT|DATA)/.test(command);
  if (responseCode >= 500 && isAboutThisMail) return { outcome: "refused", reason: message };
  if (responseCode >= 400 || !isHandedOver) return { outcome: "unreachable", reason: message };
  return { outcome: "unknown", reason: message };
}
