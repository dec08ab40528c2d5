import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** A mail as it came: who it is for, and its text with headers, lines joined as RFC 5322 says. */
interface ReceivedMail {
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly source: string;
}

/** A mail server of one test alone, without TLS, which holds what it was sent. */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  let refusal: string | null = null;
  const server = createServer((socket) => {
    let [to, data, isData] = ["", "", false];
    socket.on("error", () => socket.destroy());
    socket.write("220 test ESMTP\r\n");
    socket.on("data", (chunk) => {
      data += chunk.toString();
      for (let end = data.indexOf("\r\n"); end !== -1; end = data.indexOf("\r\n")) {
        if (isData) {
          const close = data.indexOf("\r\n.\r\n");
          if (close === -1) return;
          mails.push(toMail(to, data.slice(0, close)));
          [data, isData] = [data.slice(close + 5), false];
          socket.write("250 taken\r\n");
          continue;
        }
        const line = data.slice(0, end);
        data = data.slice(end + 2);
        if (line.startsWith("RCPT TO:")) to = line.slice(9, -1);
        isData = line === "DATA" && refusal === null;
        if (line === "DATA" && refusal !== null) socket.write(`${refusal}\r\n`);
        else socket.write(isData ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 OK\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    mails,
    address: `smtp://127.0.0.1:${port}`,
    /** From now on every mail is refused with this line; `null` takes them again. */
    refuse(line: string | null) {
      refusal = line;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function toMail(to: string, source: string): ReceivedMail {
  const [head = ""] = source.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { to, headers: new Map(headers), source };
}
