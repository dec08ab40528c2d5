import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiRequest } from "./api-request";

/**
 * Answers an address outside of `/api` as an API route would. A rewrite in `next.config.ts` would do that, too, but
 * with a single one Next.js routes every page once more after it woke, to find out which rewrite brought it, and draws
 * it again: a twelfth of the work of a list.
 *
 * @param answer ends the response itself
 */
export function serveAsPage(
  answer: (request: ApiRequest, response: ServerResponse) => Promise<void>,
): (context: PageContext) => Promise<{ props: object }> {
  return async ({ req, res, query }) => {
    await answer(Object.assign(req, { query }), res);
    return { props: {} };
  };
}

/** Fields of Next.js's context of `getServerSideProps` that are needed here. */
interface PageContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly query: ApiRequest["query"];
}
