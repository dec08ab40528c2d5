import useSWRImmutable from "swr/immutable";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadBuildSchema } from "@/lib/builds/load-schema";
import type { OwnBuild } from "@/lib/builds/schema";
import { useAuth } from "./use-auth";

export interface OwnBuildState {
  /** `undefined` while it is on its way; `null` where there is none of one's own by that id. */
  readonly build: OwnBuild | null | undefined;
  /** Why it could not be asked for, in words. */
  readonly problem: string | null;
  retry(): void;
}

/**
 * A saved build of one's own, as the server has it.
 *
 * @param id `null` asks for nothing
 */
export function useOwnBuild(id: string | null): OwnBuildState {
  const { status } = useAuth();
  const asks = id !== null && status === "signed-in";
  const { data, error, mutate } = useSWRImmutable<OwnBuild | null, Error>(
    asks ? ["own-build", id] : null,
    ([, wanted]: [string, string]) => load(wanted),
    { shouldRetryOnError: false },
  );
  const waits = id !== null && (status === "loading" || (asks && data === undefined && !error));
  return {
    build: waits ? undefined : (data ?? null),
    problem: error?.message ?? null,
    retry: () => void mutate(),
  };
}

async function load(id: string): Promise<OwnBuild | null> {
  const { viewBuildResponseSchema: schema } = await loadBuildSchema();
  const { build, own } = await callSignedIn(`/api/builds/${encodeURIComponent(id)}/viewer`, { schema });
  return own && { ...build, ...own };
}
