import { useMutation } from "@/hooks/ui/use-mutation";
import { usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { eventCalls } from "@/lib/event-quests/api";
import type { EventStateAction } from "@/lib/event-quests/rules";
import type { EventContent, ImportRow } from "@/lib/event-quests/schema";

/** Entries in every state, last changed first, page by page, for creators. */
export function useAllEvents() {
  const { pages, mutate, ...list } = usePagedList(["all-events"] as const, (_, cursor) =>
    callSignedIn(eventCalls.listAll, { query: { cursor } }),
  );
  return { list, entries: pages?.flatMap(({ entries }) => entries) ?? null, reload: () => void mutate() };
}

/** Adds an entry. @param key a repeated call with the same one adds nothing @throws ApiCallError where it is refused */
export async function callAddEvent(key: string, content: EventContent): Promise<void> {
  await callSignedIn(eventCalls.add, { body: { key, content } });
}

/** Changes an entry. @param revision the one that the edit began with @throws ApiCallError where it is refused */
export async function callEditEvent(id: string, revision: number, content: EventContent): Promise<void> {
  await callSignedIn(eventCalls.edit, { query: { id }, body: { revision, content } });
}

/** Declines a change. @throws ApiCallError where it is refused */
export async function declineEvent(id: string, revision: number, reason: string): Promise<void> {
  await callSignedIn(eventCalls.review, { query: { id }, body: { action: "decline", revision, reason } });
}

/** Approves what somebody else wrote. */
export function useApproveEvent() {
  return useMutation(
    (id: string, revision: number) =>
      callSignedIn(eventCalls.review, { query: { id }, body: { action: "approve", revision } }),
    "It could not be approved. Try again.",
  );
}

/** Publishes, hides, deletes or restores an entry. */
export function useChangeEvent() {
  return useMutation(
    (id: string, action: EventStateAction) =>
      callSignedIn(eventCalls.changeState, { query: { id }, body: { action } }),
    "It could not be changed. Try again.",
  );
}

/** Preview of a pasted text. @throws ApiCallError where it is refused */
export async function readImport(text: string, source: string | null): Promise<readonly ImportRow[]> {
  return (await callSignedIn(eventCalls.import, { body: { text, source } })).rows;
}
