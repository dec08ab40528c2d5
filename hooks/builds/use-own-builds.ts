import { useState } from "react";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";
import type { OwnBuildRow } from "@/lib/builds/schema";
import { useDuplicateBuild } from "./use-duplicate-build";

export type OwnBuildAction = "publish" | "unpublish" | "delete" | "restore";

interface OwnBuildsState extends PagedListState {
  /** Last changed first; `null` until the first page is there. */
  readonly builds: readonly OwnBuildRow[] | null;
  /** Ids of those deleted in this visit, which are still in `builds` so that they can be brought back. */
  readonly deleted: ReadonlySet<string>;
  /** Ids of those that wait for the server. */
  readonly busy: ReadonlySet<string>;
  /** @returns why it failed, as text; `null` where it did not */
  act(id: string, action: OwnBuildAction): Promise<string | null>;
  /** Copies a build into a new private one, which then is first. @returns as `act` */
  duplicate(id: string): Promise<string | null>;
}

/** The builds of the signed-in person, page by page, and what they can do with them. */
export function useOwnBuilds(uid: string): OwnBuildsState {
  const { pages, mutate, ...list } = usePagedList(["own-builds", uid] as const, (_, cursor) =>
    callSignedIn(buildCalls.listOwn, { query: { cursor } }),
  );
  const copy = useDuplicateBuild();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const change = (id: string, by: Partial<OwnBuildRow>) =>
    mutate(
      (loaded) =>
        loaded?.map((page) => ({
          ...page,
          builds: page.builds.map((build) => (build.id === id ? { ...build, ...by } : build)),
        })),
      { revalidate: false },
    );
  async function run(id: string, work: () => Promise<void>): Promise<string | null> {
    if (busy.has(id)) return null;
    setBusy((now) => new Set(now).add(id));
    try {
      await work();
      return null;
    } catch (problem) {
      return problem instanceof Error ? problem.message : "The change could not be saved. Try again.";
    } finally {
      setBusy((now) => omitId(now, id));
    }
  }

  return {
    ...list,
    builds: pages?.flatMap((page) => page.builds) ?? null,
    deleted,
    busy,
    act: (id, action) =>
      run(id, async () => {
        const visibility = await send(id, action);
        if (action === "delete") setDeleted((now) => new Set(now).add(id));
        else if (action === "restore") setDeleted((now) => omitId(now, id));
        else await change(id, { visibility });
      }),
    duplicate: (id) =>
      run(id, async () => {
        await copy(id);
        // The copy is the last changed build: it moves all others on, over the ends of pages.
        await mutate();
      }),
  };
}

function omitId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}

async function send(id: string, action: OwnBuildAction): Promise<OwnBuildRow["visibility"]> {
  return (await callSignedIn(buildCalls[action], { query: { id } })).build.visibility;
}
