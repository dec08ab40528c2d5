import type { IncomingMessage } from "node:http";

/** Request of a Next API route. `body` stays unset because routes switch Next's parser off. */
export interface ApiRequest extends IncomingMessage {
  query: Partial<Record<string, string | string[]>>;
  body?: unknown;
}
