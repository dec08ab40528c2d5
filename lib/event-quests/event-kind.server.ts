import { type ContentKind, getShownState } from "@/lib/publishing/content-kind.server";
import { formatAvailability, formatSource } from "./labels";
import { formatRewards, formatTargets } from "./parse-lines";
import { getEventsPath } from "./paths";
import { getEventRef, toShownEvent } from "./read-events.server";
import { type EventDocument, eventDocumentSchema } from "./schema";

/** Event quests. Who wrote it made it; who reviewed it may decide about a report. */
export const eventKind: ContentKind<EventDocument> = {
  getRef: getEventRef,
  read: (snapshot) => (snapshot.exists ? eventDocumentSchema.parse(snapshot.data()) : null),
  getMakers: ({ authors }) => authors,
  getState: getShownState,
  getTitle: ({ approved, content }) => (approved ?? content).name,
  describe: ({ approved, content, updatedAt }, { id }) => {
    const event = toShownEvent(id, approved ?? content, updatedAt.toDate());
    return {
      ...{ href: getEventsPath(), text: "" },
      facts: [
        { label: "Targets", value: formatTargets(event.targets) },
        { label: "Locale", value: event.locale.name },
        { label: "Dates", value: formatAvailability(event) },
        { label: "Rewards", value: formatRewards(event.rewards) },
        { label: "Source", value: event.source ?? formatSource(event) },
      ],
    };
  },
};
