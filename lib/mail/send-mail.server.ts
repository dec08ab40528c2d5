import { isDemoProject, siteConfig } from "@/lib/site/config";

/** Milliseconds after which a mail server is given up. */
const timeoutMs = 10_000;

/** A mail to one person, who can turn mails of its kind off. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt to send this mail, so that a receiver can tell that it came twice. */
  readonly id: string;
  /** Where a POST turns it off at once, without a sign-in, and a person who opens it finds a button (RFC 8058). */
  readonly offAddress: string;
}

/** Hands a mail on. Rejects where it was not taken. */
type SendMail = (mail: Mail) => Promise<void>;

/** Settings that the operator has to make for mails to be sent. */
interface MailSettings {
  /** `QUARRY_MAIL_SMTP`, with user and password. */
  readonly smtp: string | undefined;
  /** `QUARRY_MAIL_FROM` */
  readonly from: string | undefined;
  /** `QUARRY_MAIL_SECRET`: key of the links that turn mails off. */
  readonly secret: string | undefined;
}

/** How mails leave, and by which key their links are signed. */
export interface MailSender {
  readonly send: SendMail;
  readonly secret: string;
}

/**
 * How this site sends mails: by the operator's mail server. In a demo, whose accounts have no real addresses, mails are
 * written to the console.
 *
 * @returns `null` where the operator has set none: mails are not offered then
 */
export function readMailSender(
  { smtp, from, secret }: MailSettings = readMailSettings(),
  isDemo = isDemoProject,
): MailSender | null {
  if (smtp && from && secret) return { secret, send: (mail) => sendBySmtp({ smtp, from }, mail) };
  return isDemo ? { secret: "demo", send: writeToConsole } : null;
}

function readMailSettings(): MailSettings {
  const { QUARRY_MAIL_SMTP: smtp, QUARRY_MAIL_FROM: from, QUARRY_MAIL_SECRET: secret } = process.env;
  return { smtp, from, secret };
}

async function writeToConsole({ to, subject, text }: Mail): Promise<void> {
  console.log(
    `No mail server is set (QUARRY_MAIL_SMTP). This mail was not sent:\nTo: ${to}\nSubject: ${subject}\n\n${text}`,
  );
}

async function sendBySmtp({ smtp, from }: { smtp: string; from: string }, mail: Mail): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const { hostname } = new URL(smtp);
  const transport = createTransport({
    url: smtp,
    // To anywhere but this machine, addresses and texts do not travel in the clear.
    requireTLS: hostname !== "127.0.0.1" && hostname !== "localhost",
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    // Nothing that is in a mail is fetched or read from a disk.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const { to, subject, text, html, id, offAddress } = mail;
  try {
    await transport.sendMail({
      ...{ from: { name: siteConfig.name, address: from }, to, subject, text, html },
      messageId: `<${id}@${from.split("@")[1]}>`,
      headers: {
        "List-Unsubscribe": `<${offAddress}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
      },
    });
  } finally {
    transport.close();
  }
}
