import { afterEach, describe, expect, test, vi } from "vitest";
import { type Mail, readMailSender } from "@/lib/mail/send-mail.server";
import { startSmtp } from "@/tests/support/fake-smtp";

const mail: Mail = {
  to: "hunter@quarry.test",
  subject: "Your week",
  text: "Plain words",
  html: "<p>Marked words</p>",
  id: "a1b2",
  offAddress: "https://quarry.example/api/user/digest/off?token=abc.def",
};
const secret = "s".repeat(32);
const from = "news@quarry.example";

afterEach(() => vi.restoreAllMocks());

describe("a mail", () => {
  test("goes to the operator's server with both texts, and with one click to turn it off", async () => {
    const smtp = await startSmtp();
    const sender = readMailSender({ smtp: smtp.address, from, secret }, false);
    expect(sender?.secret).toBe(secret);
    await sender?.send(mail);
    const [received] = smtp.mails;
    expect(received?.to).toBe(mail.to);
    expect(Object.fromEntries(received?.headers ?? [])).toMatchObject({
      from: "Quarry <news@quarry.example>",
      subject: "Your week",
      "message-id": "<a1b2@quarry.example>",
      "list-unsubscribe": `<${mail.offAddress}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "auto-submitted": "auto-generated",
    });
    for (const text of [mail.text, mail.html]) expect(received?.source).toContain(text);
    await smtp.stop();
  });

  test("that the server refuses is an error, and none is sent in the clear to another machine", async () => {
    const smtp = await startSmtp();
    smtp.refuse("554 no");
    await expect(readMailSender({ smtp: smtp.address, from, secret }, false)?.send(mail)).rejects.toThrow(
      "554",
    );
    // A name of this machine that is neither of the two that may go without TLS.
    const other = smtp.address.replace("127.0.0.1", "127.0.0.2");
    const elsewhere = readMailSender({ smtp: other, from, secret }, false);
    await expect(elsewhere?.send(mail)).rejects.toThrow();
    expect(smtp.mails).toEqual([]);
    await smtp.stop();
  });

  test("is written to the console in a demo, and not offered where anything is missing", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await readMailSender({ smtp: "", from, secret }, true)?.send(mail);
    expect(log.mock.calls.flat().join()).toMatch(
      /was not sent:\nTo: hunter@quarry\.test\n[\s\S]*Plain words/,
    );
    for (const missing of ["smtp", "from", "secret"]) {
      const settings = { smtp: "smtps://mail.example", from, secret, [missing]: undefined };
      expect(readMailSender(settings, false), missing).toBeNull();
    }
  });
});
