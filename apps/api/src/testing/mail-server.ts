import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  readonly to: string;
  readonly messageId: string;
  readonly body: string;
  readonly whole: string;
};

export type MailServer = {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
};

/** Answers to a recipient and to a mail: an error with its SMTP code, or null to accept. */
export type MailFaults = {
  readonly onRecipient?: (address: string) => Error | null;
  readonly onMail?: () => Error | null;
};

export function smtpFault(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a real SMTP server. `port` restarts it on the same port. */
export async function startMailServer(faults: MailFaults = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, answer) => answer(faults.onRecipient?.(address)),
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const whole = Buffer.concat(chunks).toString("utf8");
        const messageId = /^message-id: <(.+)>/im.exec(whole)?.[1] ?? "";
        const body = whole.slice(whole.indexOf("\r\n\r\n"));
        const fault = faults.onMail?.();
        if (!fault) received.push({ to: envelope.rcptTo[0]?.address ?? "", messageId, body, whole });
        answer(fault);
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
