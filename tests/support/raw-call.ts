import { connect } from "node:net";

/** A connection on which a test sends exactly the bytes that it is given. */
export interface RawConnection {
  send(text: string): void;
  /** Everything received so far. */
  received(): string;
  /** Resolves once the text received matches; rejects when the connection ends before. */
  until(pattern: RegExp): Promise<void>;
  /** How the connection ended: whole, with what was received, or by which error. */
  readonly ended: Promise<{ text: string; error: string | null }>;
  destroy(): void;
}

/** Opens a connection to a server of this machine. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: "127.0.0.1" }).setEncoding("utf8");
  let text = "";
  let error: string | null = null;
  socket.on("data", (chunk: string) => {
    text += chunk;
  });
  socket.on("error", (each: NodeJS.ErrnoException) => {
    error = each.code ?? each.message;
  });
  const ended = new Promise<{ text: string; error: string | null }>((resolve) => {
    socket.once("close", () => resolve({ text, error }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", () => resolve());
    socket.once("error", reject);
  });
  return {
    send: (words) => void socket.write(words),
    received: () => text,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(text)) return;
          socket.off("data", look);
          resolve();
        };
        socket.on("data", look);
        void ended.then(() => reject(new Error(`Ended (${error ?? "whole"}) without ${pattern}: ${text}`)));
        look();
      }),
    ended,
    destroy: () => void socket.destroy(),
  };
}
