import { useFetched } from "@/hooks/ui/use-fetched";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { adminCalls } from "@/lib/admin/api";
import type { AuditResponse, StaffActionsResponse } from "@/lib/admin/schema";
import type { Announcement } from "@/lib/announcements/schema";
import { type AuditFilters, fetchAuditPage } from "./admin-calls";

/** How the site is doing. */
export function useHealth() {
  return useFetched(["admin", "health"], () => callSignedIn(adminCalls.readHealth));
}

/** Pairs of accounts whose payments look arranged. */
export function usePairs() {
  return useFetched(["admin", "pairs"], async () => (await callSignedIn(adminCalls.listPairs)).pairs);
}

/** The weekly challenges to come. */
export function useChallenges() {
  return useFetched(["admin", "challenges"], () => callSignedIn(adminCalls.listChallenges));
}

interface AuditListState extends PagedListState {
  readonly entries: AuditResponse["entries"] | null;
  /** By uid. */
  readonly names: Readonly<Record<string, string>>;
}

/** The audit log, page by page. */
export function useAuditLog(filters: AuditFilters): AuditListState {
  const {
    pages,
    mutate: _,
    ...state
  } = usePagedList(["audit", filters] as const, ([, asked], cursor) => fetchAuditPage(asked, cursor));
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

/** Proposals of admins, the latest first. */
export function useStaffActions(): StaffActionListState {
  const { pages, mutate, ...state } = usePagedList(["staff-actions"] as const, (_key, cursor) =>
    callSignedIn(adminCalls.listActions, { query: { cursor } }),
  );
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
  const { pages, mutate, ...state } = usePagedList(["announcements"] as const, (_key, cursor) =>
    callSignedIn(adminCalls.listAnnouncements, { query: { cursor } }),
  );
  return {
    ...state,
    announcements: pages?.flatMap(({ announcements }) => announcements) ?? null,
    refresh: () => void mutate(),
  };
}
