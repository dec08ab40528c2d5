/**
 * Reads a server-sent-events body. Only the `data` field is used; comments (keep-alive) and other fields
 * are passed over. `EventSource` cannot send an Authorization header, hence `fetch` and this reader.
 *
 * @param body of a response with content type `text/event-stream`
 * @yields the data of each complete event, lines joined by line breaks
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest = (rest + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n");
      const blocks = rest.split("\n\n");
      // What follows the last blank line is an event that has not arrived in full.
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = parseEventData(block);
        if (data !== null) yield data;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseEventData(block: string): string | null {
  const lines = block
    .split("\n")
    .filter((line) => line === "data" || line.startsWith("data:"))
    .map((line) => line.slice("data:".length).replace(/^ /, ""));
  return lines.length === 0 ? null : lines.join("\n");
}
