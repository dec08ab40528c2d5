import type { IncomingMessage, ServerResponse } from "node:http";
import { createSystemDependencies, type Dependencies } from "@/lib/api/create-dependencies.server";
import { createAddressLimiter } from "@/lib/api/limit-calls.server";
import { watchStore } from "@/lib/firebase/watch-store.server";
import { runWithDeadline } from "@/lib/http/deadline";
import { toApiError } from "@/lib/http/send-reply.server";
import { countEvent } from "@/lib/observe/metrics.server";
import { contentCacheControl, readWithAge } from "./cache-page.server";
import { forgetPage, keepPage } from "./page-keeper.server";
import type { ContentPageProps } from "./page-props";

/** Longest time that a page waits for the store, in milliseconds; then it is answered 503. */
const deadline = 10_000;

/** Seconds after which a page may be asked for again that found too many waiting to be rendered. */
const retryAfterFull = 2;

/** Input of `getServerSideProps`, as far as this looks at it. */
interface PageContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly params?: Partial<Record<string, string | string[]>> | undefined;
  readonly query?: Partial<Record<string, string | string[]>> | undefined;
  /** The address from the root, with its query. */
  readonly resolvedUrl: string;
}

type PageResult<Props> = { readonly props: Props } | { readonly notFound: true };

/**
 * Makes `getServerSideProps` of a page that shows user content. Nothing of it is kept on disk; missing content is
 * answered 404, a store that does not answer 503 with `Retry-After`, too many calls of one network 429.
 *
 * @param load Gives `null` where there is nothing to show.
 */
export function serveContentPage<Props extends object>(
  load: (dependencies: Dependencies, context: PageContext) => Promise<Props | null>,
): (context: PageContext) => Promise<PageResult<ContentPageProps<Props>>> {
  const takeAddress = createAddressLimiter();

  return async (context) => {
    const { req, res } = context;
    // By `this`: development forbids what was given as `res` once the props are there.
    res.once("close", function (this: typeof res) {
      countEvent("quarry_pages_total", { status: String(this.statusCode) });
    });
    const refuse = (status: 429 | 503, retryAfter: number) => {
      res.statusCode = status;
      res.setHeader("Retry-After", retryAfter);
      res.setHeader("Cache-Control", "no-store");
      return { props: { refused: status === 429 ? ("too-many" as const) : ("unavailable" as const) } };
    };
    const verdict = takeAddress(req);
    if (!verdict.ok) return refuse(429, verdict.retryAfter);
    try {
      const read = async () => load(await createSystemDependencies(), context);
      const { data: content, age } = await runWithDeadline(watchStore(readWithAge(read)), deadline);
      if (!content) {
        forgetPage(req);
        return { notFound: true };
      }
      res.setHeader("Cache-Control", contentCacheControl);
      // What is shown to its owner alone comes as 404 with a page, and is nobody else's.
      const fate = res.statusCode === 200 ? await keepPage(req, res, content, age) : "to-render";
      // Next.js renders nothing where the answer has been sent.
      return fate === "full" ? refuse(503, retryAfterFull) : { props: { content } };
    } catch (error) {
      const { status, retryAfter = 5 } = toApiError(error);
      if (status === 503) return refuse(503, retryAfter);
      throw error;
    }
  };
}
