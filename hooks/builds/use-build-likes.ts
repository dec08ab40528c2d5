import { useRouter } from "next/router";
import { useState } from "react";
import useSWR from "swr";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { getLoginPath } from "@/lib/account/next-path";
import { buildCalls } from "@/lib/builds/api";
import { pageSize } from "@/lib/paging/page-size";

/** The fields of a build that likes read. */
interface Likable {
  readonly id: string;
  readonly owner: string;
  /** As the page was served. */
  readonly likes: number;
}

export interface BuildLike {
  readonly liked: boolean;
  readonly likes: number;
  /** One's own build takes no like of oneself. */
  readonly own: boolean;
}

interface BuildLikes {
  getLike(build: Likable): BuildLike;
  /**
   * Likes, or takes the like back; what is shown changes at once, and back again where the server refuses.
   * Leads a visitor to sign in.
   *
   * @returns why it failed, as text; `null` where it did not
   */
  toggle(build: Likable): Promise<string | null>;
}

type Changes = ReadonlyMap<string, Omit<BuildLike, "own">>;

/** The server's answer about a build; `likes` only where it was requested. */
interface RequestedLike {
  readonly liked: boolean;
  readonly likes?: number;
}

/**
 * The likes of the builds on the page.
 *
 * @param builds the shown ones, any number
 * @param live fetches the number of likes too for the signed-in: that of a static page is as old as the page. For
 *   one build alone
 */
export function useBuildLikes(builds: readonly Likable[], live = false): BuildLikes {
  const router = useRouter();
  const uid = useCurrentUser()?.uid ?? null;
  const ids = builds.map(({ id }) => id).join();
  const { data } = useSWR(
    uid && ids ? ["liked-builds", uid, ids, live] : null,
    async ([, by, all]: [string, string, string]) => ({
      by,
      of: live ? await fetchOne(all) : await fetchLiked(all.split(",")),
    }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  // Data of before is shown while the next is requested, but not that of another account.
  const request = data?.by === uid ? data.of : undefined;
  /** Of this visit, by account: what the visitor did is newer than what the page was served. */
  const [changes, setChanges] = useState<{ readonly uid: string | null; readonly of: Changes }>({
    uid,
    of: new Map(),
  });
  const [busy] = useState(() => new Set<string>());

  const getLike = ({ id, owner, likes }: Likable): BuildLike => {
    const changed = changes.uid === uid ? changes.of.get(id) : undefined;
    return { liked: false, likes, ...request?.get(id), ...changed, own: owner === uid };
  };
  const show = (id: string, change: Omit<BuildLike, "own">) =>
    setChanges((now) => ({ uid, of: new Map(now.uid === uid ? now.of : []).set(id, change) }));

  async function toggle(build: Likable): Promise<string | null> {
    if (!uid) {
      void router.push(getLoginPath(router.asPath));
      return null;
    }
    const { own, ...before } = getLike(build);
    if (own || busy.has(build.id)) return null;
    busy.add(build.id);
    const target = !before.liked;
    show(build.id, { liked: target, likes: Math.max(0, before.likes + (target ? 1 : -1)) });
    try {
      show(build.id, await sendLike(build.id, target));
      return null;
    } catch (error) {
      show(build.id, before);
      return error instanceof Error ? error.message : "The like could not be saved. Try again.";
    } finally {
      busy.delete(build.id);
    }
  }
  return { getLike, toggle };
}

async function fetchLiked(ids: readonly string[]): Promise<ReadonlyMap<string, RequestedLike>> {
  const pages: string[] = [];
  for (let at = 0; at < ids.length; at += pageSize) {
    pages.push(ids.slice(at, at + pageSize).join());
  }
  const replies = await Promise.all(
    pages.map((page) => callSignedIn(buildCalls.listLiked, { query: { ids: page } })),
  );
  return new Map(replies.flatMap(({ liked }) => liked).map((id) => [id, { liked: true }]));
}

async function fetchOne(id: string): Promise<ReadonlyMap<string, RequestedLike>> {
  const { liked, build } = await callSignedIn(buildCalls.view, { query: { id } });
  return new Map([[id, { liked, likes: build.likes }]]);
}

async function sendLike(id: string, target: boolean): Promise<Omit<BuildLike, "own">> {
  const call = target ? buildCalls.like : buildCalls.unlike;
  const { liked, likes } = await callSignedIn(call, { query: { id } });
  return { liked, likes };
}
