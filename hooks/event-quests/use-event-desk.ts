import useSWR from "swr";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadEventSchema } from "@/lib/event-quests/load-schema";
import type { EventStateAction } from "@/lib/event-quests/rules";
import type { EventContent, EventDeskResponse, ImportRow } from "@/lib/event-quests/schema";

/** The latest entries in every state, for creators. */
export function useEventDesk() {
  const { data, error, mutate } = useSWR<EventDeskResponse, Error>(
    "/api/event-quests/all",
    async (path: string) => {
      const { eventDeskResponseSchema: schema } = await loadEventSchema();
      return callPathSignedIn(path, { schema });
    },
  );
  return { entries: data?.entries ?? null, problem: error?.message ?? null, reload: () => void mutate() };
}

async function changeEvent(path: string, body: object): Promise<void> {
  const { changedEventResponseSchema: schema } = await loadEventSchema();
  await callPathSignedIn(`/api/event-quests${path}`, { schema, body });
}

/** Adds an entry. @param key a repeated call with the same one adds nothing @throws ApiCallError where it is refused */
export function addEvent(key: string, content: EventContent): Promise<void> {
  return changeEvent("", { key, content });
}

/** Changes an entry. @param revision the one that the edit began with @throws ApiCallError where it is refused */
export function editEvent(id: string, revision: number, content: EventContent): Promise<void> {
  return changeEvent(`/${id}`, { revision, content });
}

/** Declines a change. @throws ApiCallError where it is refused */
export function declineEvent(id: string, revision: number, reason: string): Promise<void> {
  return changeEvent(`/${id}/review`, { action: "decline", revision, reason });
}

/** Approves what somebody else wrote. */
export function useApproveEvent() {
  return useMutation(async (id: string, revision: number) => {
    await changeEvent(`/${id}/review`, { action: "approve", revision });
    return true;
  }, "It could not be approved. Try again.");
}

/** Publishes, hides, deletes or restores an entry. */
export function useChangeEvent() {
  return useMutation(async (id: string, action: EventStateAction) => {
    await changeEvent(`/${id}/state`, { action });
    return true;
  }, "It could not be changed. Try again.");
}

/** What a pasted text would add. @throws ApiCallError where it is refused */
export async function readImport(text: string, source: string | null): Promise<readonly ImportRow[]> {
  const { importedEventsResponseSchema: schema } = await loadEventSchema();
  const { rows } = await callPathSignedIn("/api/event-quests/import", { schema, body: { text, source } });
  return rows;
}
