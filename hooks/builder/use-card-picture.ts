import { useCallback, useEffect, useState } from "react";

/** The picture of a build on its way, there, or not to be had. */
type CardPicture =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly png: Blob }
  /** `message` = what the server said; `null` = no answer. */
  | { readonly state: "failed"; readonly message: string | null };

const loading: CardPicture = { state: "loading" };

/**
 * Fetches the picture of a build, so that it can be shared and copied at once: a browser forgets the click while
 * it waits for the network.
 *
 * @param path address of the PNG
 * @returns the picture, and how to try again
 */
export function useCardPicture(path: string): readonly [CardPicture, () => void] {
  const [known, setKnown] = useState<{ path: string; picture: CardPicture }>({ path, picture: loading });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const stop = new AbortController();
    setKnown({ path, picture: loading });
    fetchPicture(path, stop.signal).then(
      (picture) => setKnown({ path, picture }),
      () => stop.signal.aborted || setKnown({ path, picture: { state: "failed", message: null } }),
    );
    return () => stop.abort();
  }, [path, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return [known.path === path ? known.picture : loading, retry];
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<CardPicture> {
  const response = await fetch(path, { signal });
  if (response.ok) return { state: "ready", png: await response.blob() };
  const body: unknown = await response.json().catch(() => null);
  const said = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return { state: "failed", message: typeof said === "string" ? said : null };
}
