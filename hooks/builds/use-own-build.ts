import { useState } from "react";
import useSWRImmutable from "swr/immutable";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";
import type { OwnBuild } from "@/lib/builds/schema";

interface OwnBuildState {
  /** `undefined` while it is on its way; `null` where there is none of one's own by that id. */
  readonly build: OwnBuild | null | undefined;
  /** Why it could not be fetched, as text. */
  readonly problem: string | null;
  retry(): void;
}

/** Counts the components that fetch, so that each fetches anew. */
let visits = 0;

/**
 * A saved build of one's own, as the server has it when the component that fetches it is mounted: it may have been saved
 * since, also in another tab, and what another account received is not for this one.
 *
 * @param uid whose; `null` = a visitor, who has none; `undefined` = not known yet
 * @param id `null` fetches nothing
 */
export function useOwnBuild(uid: string | null | undefined, id: string | null): OwnBuildState {
  const [visit] = useState(() => ++visits);
  const canLoad = id !== null && typeof uid === "string";
  const { data, error, mutate } = useSWRImmutable<OwnBuild | null, Error>(
    canLoad ? ["own-build", uid, id, visit] : null,
    ([, , buildId]: [string, string, string, number]) => load(buildId),
    { shouldRetryOnError: false },
  );
  const waits = id !== null && (uid === undefined || (canLoad && data === undefined && !error));
  return {
    build: waits ? undefined : (data ?? null),
    problem: error?.message ?? null,
    retry: () => void mutate(),
  };
}

async function load(id: string): Promise<OwnBuild | null> {
  const { build, own } = await callSignedIn(buildCalls.view, { query: { id } });
  return own && { ...build, ...own };
}
