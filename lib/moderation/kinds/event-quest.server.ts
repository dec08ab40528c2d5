import { changeEventState } from "@/lib/event-quests/change-event.server";
import { eventKind } from "@/lib/event-quests/event-kind.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import type { HiddenKind } from "./hidden-kind.server";

const read = async (db: Firestore, id: string) => eventKind.read(await eventKind.getRef(db, id).get());

/** Event quests: hidden and published again as creators do it, so the history of the entry has both. */
export const hiddenEvent: HiddenKind = {
  async findWithheld({ db }, { target }) {
    const event = await read(db, target.content);
    return event && eventKind.getState(event) === "public" ? {} : null;
  },
  async hide({ db, now }, { actor, target: { content: id }, reason }) {
    const event = await read(db, id);
    if (event && eventKind.getState(event) === "public") {
      await changeEventState({ db, now }, actor, { id, action: "hide", reason });
    }
  },
  async restore({ db, now }, { actor, target: { content: id }, reason }) {
    const event = await read(db, id);
    if (event && eventKind.getState(event) === "private" && event.approved) {
      await changeEventState({ db, now }, actor, { id, action: "publish", reason });
    }
  },
};
