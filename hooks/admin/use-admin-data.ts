import useSWR from "swr";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadAdminSchema, loadAnnouncementSchema } from "@/lib/admin/load-schema";
import type {
  AdminHealthResponse,
  AuditResponse,
  ChallengesResponse,
  PairsResponse,
  StaffActionsResponse,
} from "@/lib/admin/schema";
import type { Announcement } from "@/lib/announcements/schema";
import { fetchAuditPage } from "./admin-calls";

interface Fetched<Data> {
  /** `null` until it is there. */
  readonly data: Data | null;
  /** Why it is not there, as text. */
  readonly problem: string | null;
  retry(): void;
}

function useFetched<Data>(key: string, fetchData: () => Promise<Data>): Fetched<Data> {
  const { data, error, mutate } = useSWR<Data, Error>(["admin", key], fetchData, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { data: data ?? null, problem: data ? null : (error?.message ?? null), retry: () => void mutate() };
}

/** How the site is doing. */
export function useHealth(): Fetched<AdminHealthResponse> {
  return useFetched("health", async () => {
    const { adminHealthResponseSchema: schema } = await loadAdminSchema();
    return callPathSignedIn("/api/admin/health", { schema });
  });
}

/** Pairs of accounts whose payments look arranged. */
export function usePairs(): Fetched<PairsResponse["pairs"]> {
  return useFetched("pairs", async () => {
    const { pairsResponseSchema: schema } = await loadAdminSchema();
    return (await callPathSignedIn("/api/admin/pairs", { schema })).pairs;
  });
}

/** The weekly challenges to come. */
export function useChallenges(): Fetched<ChallengesResponse> {
  return useFetched("challenges", async () => {
    const { challengesResponseSchema: schema } = await loadAdminSchema();
    return callPathSignedIn("/api/admin/challenge", { schema });
  });
}

interface AuditListState extends PagedListState {
  readonly entries: AuditResponse["entries"] | null;
  /** By uid. */
  readonly names: Readonly<Record<string, string>>;
}

/** The audit log, page by page. @param filters as the query of the API has them; empty ones are left out */
export function useAuditLog(filters: Readonly<Record<string, string>>): AuditListState {
  const {
    pages,
    mutate: _,
    ...state
  } = usePagedList(["audit", new URLSearchParams(filters).toString()] as const, (_key, cursor) =>
    fetchAuditPage(filters, cursor),
  );
  return {
    ...state,
    entries: pages?.flatMap(({ entries }) => entries) ?? null,
    names: Object.assign({}, ...(pages ?? []).map(({ names }) => names)),
  };
}

interface StaffActionListState extends PagedListState {
  readonly actions: StaffActionsResponse["actions"] | null;
  /** By uid. */
  readonly names: Readonly<Record<string, string>>;
  /** The uid of the reader. */
  readonly self: string;
  refresh(): void;
}

/** What admins proposed, the latest first. */
export function useStaffActions(): StaffActionListState {
  const { pages, mutate, ...state } = usePagedList(["staff-actions"] as const, async (_key, cursor) => {
    const { staffActionsResponseSchema: schema } = await loadAdminSchema();
    const query = cursor === null ? "" : `?${new URLSearchParams({ cursor })}`;
    return callPathSignedIn(`/api/admin/actions${query}`, { schema });
  });
  return {
    ...state,
    actions: pages?.flatMap(({ actions }) => actions) ?? null,
    names: Object.assign({}, ...(pages ?? []).map(({ names }) => names)),
    self: pages?.[0]?.self ?? "",
    refresh: () => void mutate(),
  };
}

interface AnnouncementListState extends PagedListState {
  readonly announcements: readonly Announcement[] | null;
  refresh(): void;
}

/** All announcements, the latest first. */
export function useAnnouncements(): AnnouncementListState {
  const { pages, mutate, ...state } = usePagedList(["announcements"] as const, async (_key, cursor) => {
    const { announcementsResponseSchema: schema } = await loadAnnouncementSchema();
    const query = cursor === null ? "" : `?${new URLSearchParams({ cursor })}`;
    return callPathSignedIn(`/api/admin/announcements${query}`, { schema });
  });
  return {
    ...state,
    announcements: pages?.flatMap(({ announcements }) => announcements) ?? null,
    refresh: () => void mutate(),
  };
}
