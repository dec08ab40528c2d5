import type { CDPSession } from "@playwright/test";

const kinds = ["document", "script", "data", "style", "font", "other"] as const;
export type TrafficKind = (typeof kinds)[number];

/** What a page fetched: bytes as they travel, headers included, and requests. */
export interface Traffic {
  readonly bytes: Readonly<Record<TrafficKind, number>>;
  readonly requests: number;
  /** Each request with its bytes, the largest first. */
  readonly files: readonly { readonly address: string; readonly kind: TrafficKind; readonly bytes: number }[];
}

/** Counts what a page fetches from now on. The cache must be empty, as only what travels is counted. */
export async function recordTraffic(session: CDPSession): Promise<() => Traffic> {
  const asked = new Map<string, { address: string; kind: TrafficKind; bytes: number }>();
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (/^(?:data|blob):/.test(response.url)) return;
    asked.set(requestId, { address: response.url, kind: getKind(type, response.mimeType), bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => {
    const files = [...asked.values()].toSorted((a, b) => b.bytes - a.bytes);
    const sum = (kind: TrafficKind) =>
      files.filter((file) => file.kind === kind).reduce((total, file) => total + file.bytes, 0);
    return {
      bytes: {
        document: sum("document"),
        script: sum("script"),
        data: sum("data"),
        style: sum("style"),
        font: sum("font"),
        other: sum("other"),
      },
      requests: files.length,
      files,
    };
  };
}

/** Scripts that are fetched ahead come without a type of their own, so the content decides. */
function getKind(type: string, mimeType: string): TrafficKind {
  if (/javascript/.test(mimeType)) return "script";
  if (/json/.test(mimeType)) return "data";
  if (/css/.test(mimeType)) return "style";
  if (/font/.test(mimeType)) return "font";
  return type === "Document" ? "document" : "other";
}
