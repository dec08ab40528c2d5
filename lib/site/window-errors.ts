/** Reports of one page view; a mistake in a loop says nothing new after a few. */
const maxReports = 5;

/** Report of an error to the site: no address of a page, no stack, nothing typed. */
interface WindowError {
  readonly message: string;
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly route: string;
}

/**
 * Reports errors that nothing caught to `/api/client-errors`, each once. Errors of extensions and of other sites' scripts
 * are not ours to mend and are left out.
 *
 * @param getRoute the route as in `pages/`, such as `/user/profile`
 * @param send Takes the report as JSON.
 * @returns Ends it.
 */
export function watchWindowErrors(
  getRoute: () => string,
  send: (body: string) => void = sendInBackground,
): () => void {
  const sent = new Set<string>();
  const report = (error: Omit<WindowError, "route">) => {
    const body = JSON.stringify({ ...error, route: getRoute() } satisfies WindowError);
    if (sent.size >= maxReports || sent.has(body)) return;
    sent.add(body);
    send(body);
  };
  const onError = ({ message, filename, lineno, colno }: ErrorEvent) => {
    const source = toOwnPath(filename);
    if (source) report({ message: message.slice(0, 300), source, line: lineno, column: colno });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!(reason instanceof Error)) return;
    const place = /(https?:\/\/\S+?):(\d+):(\d+)/.exec(reason.stack ?? "");
    const source = toOwnPath(place?.[1] ?? "");
    if (!source) return;
    const message = `${reason.name}: ${reason.message}`.slice(0, 300);
    report({ message, source, line: Number(place?.[2]), column: Number(place?.[3]) });
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

/** The path of a script of this site, `null` for any other. */
function toOwnPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === window.location.origin ? pathname.slice(0, 200) : null;
}

function sendInBackground(body: string): void {
  // Without cookies and without waiting; a report that gets lost is no loss.
  const headers = { "content-type": "application/json" };
  const options = { method: "POST", headers, body, credentials: "omit", keepalive: true } as const;
  void fetch("/api/client-errors", options).catch(() => {});
}
