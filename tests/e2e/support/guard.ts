import type { BrowserContext, ConsoleMessage, Request, Response } from "@playwright/test";

/** A failure that a test brings about on purpose. */
export interface ExpectedFailure {
  /** Matched against the whole address. */
  readonly url: RegExp;
  /** HTTP status, or `"aborted"` for a request that never got an answer. */
  readonly status: number | "aborted";
}

/** What Chromium prints for an answer that a test expected to fail. */
const failedResource = /^Failed to load resource: /;

/**
 * Watches every page of a browser context and keeps what no page may ever do: errors on the console,
 * uncaught exceptions, violations of the Content Security Policy, and requests that fail.
 */
export class PageGuard {
  readonly #origin: string;
  readonly #problems: string[] = [];
  #mayBeOffline = false;
  readonly #expected: { failure: ExpectedFailure; seen: boolean }[] = [];

  /** @param baseUrl Address of the served site. Failed answers count when they come from its origin. */
  constructor(baseUrl: string) {
    this.#origin = new URL(baseUrl).origin;
  }

  /** Must be called before the context opens its first page. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`Content Security Policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
      });
    });
    context.on("console", (message) => this.#onConsole(message));
    context.on("weberror", (error) => this.#add("uncaught exception", String(error.error().stack)));
    context.on("response", (response) => this.#onResponse(response));
    context.on("requestfailed", (request) => this.#onRequestFailed(request));
  }

  /** Announces a failure. The test then also fails when it does not happen. */
  expectFailure(url: RegExp, status: ExpectedFailure["status"]): void {
    this.#expected.push({ failure: { url, status }, seen: false });
  }

  /**
   * For a test that takes the connection away: what a page fetches on a timer fails or does not, by how fast the
   * machine is.
   */
  allowOffline(): void {
    this.#mayBeOffline = true;
  }

  /** One line per problem; empty when all was well. */
  report(): readonly string[] {
    const missing = this.#expected
      .filter((each) => !each.seen)
      .map(({ failure }) => `expected failure did not happen: ${failure.status} ${failure.url}`);
    return [...this.#problems, ...missing];
  }

  #add(kind: string, detail: string): void {
    this.#problems.push(`${kind}: ${detail}`);
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() !== "error") return;
    const { url } = message.location();
    // Chromium echoes every failed request; the request itself is judged below, and by its status.
    if (failedResource.test(message.text()) && (this.#isOwn(url) || this.#isExpectedUrl(url))) return;
    this.#add("console error", `${message.text()} (${url})`);
  }

  #onResponse(response: Response): void {
    const status = response.status();
    if (status < 400) return;
    const known = this.#take(response.url(), status);
    if (!known && this.#isOwn(response.url())) {
      this.#add("failed request", `${status} ${response.request().method()} ${response.url()}`);
    }
  }

  #onRequestFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? "unknown";
    if (this.#take(request.url(), "aborted")) return;
    // A page that is left takes its open requests with it.
    if (reason === "net::ERR_ABORTED") return;
    if (reason === "net::ERR_INTERNET_DISCONNECTED" && this.#mayBeOffline) return;
    if (this.#isOwn(request.url())) this.#add("failed request", `${reason} ${request.url()}`);
  }

  #take(url: string, status: ExpectedFailure["status"]): boolean {
    const match = this.#expected.find(({ failure }) => failure.status === status && failure.url.test(url));
    if (match) match.seen = true;
    return match !== undefined;
  }

  #isExpectedUrl(url: string): boolean {
    return this.#expected.some(({ failure }) => failure.url.test(url));
  }

  #isOwn(url: string): boolean {
    return URL.canParse(url) && new URL(url).origin === this.#origin;
  }
}
