import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { addEvent, reviewEvent } from "@/lib/event-quests/change-event.server";
import { addEventBodySchema } from "@/lib/event-quests/schema";
import { demoEvents } from "./event-quests";
import { beatrix, hazel } from "./help-plan";
import { toActor } from "./seed-moderation.server";

/**
 * Puts event quests into a store that has none, written by one of the staff and approved by another; the last one waits
 * for its review.
 *
 * @returns how many were written
 */
export async function seedEvents(dependencies: Dependencies): Promise<number> {
  if (!(await dependencies.db.collection("eventQuests").limit(1).get()).empty) return 0;
  for (const [index, event] of demoEvents.entries()) {
    const body = addEventBodySchema.parse({
      key: `demo-event-${index}`,
      content: { rewards: [], ...event },
    });
    const { id, revision } = await addEvent(dependencies, toActor(beatrix), body);
    if (index === demoEvents.length - 1) continue;
    await reviewEvent(dependencies, toActor(hazel), { id, revision, action: "approve", reason: "" });
  }
  return demoEvents.length;
}
