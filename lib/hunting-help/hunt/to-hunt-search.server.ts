import { getSubjectNames } from "@/lib/hunting-help/request/to-request.server";
import type { Author } from "@/lib/users/schema";
import type { HuntSearchDocument } from "./hunt-fields";
import type { HuntSearch, Party } from "./hunt-schema";

/** Everybody whose name is shown with a hunt to everybody. */
export function listNamed({ uid, joiners }: HuntSearchDocument): string[] {
  return [uid, ...joiners.filter(({ state }) => state === "accepted").map((joiner) => joiner.uid)];
}

/** A hunt as everybody sees it. Each field is named, so that no ID of a party slips in. */
export function toHuntSearch(stored: HuntSearchDocument, getAuthor: (uid: string) => Author): HuntSearch {
  const { hunt, quest, monster, platform, crossplay, timeZone, language, voice, newcomers } = stored;
  const { joining, seats, note, createdAt, startsAt, until } = stored;
  const [author, ...players] = listNamed(stored).map(getAuthor);
  if (!author) throw new Error("A hunt has a host.");
  return {
    ...{ hunt, quest, monster, platform, crossplay, timeZone, language, voice, newcomers, joining, seats },
    ...getSubjectNames(stored),
    ...{ note, author, players },
    createdAt: createdAt.toDate().toISOString(),
    startsAt: (startsAt ?? createdAt).toDate().toISOString(),
    until: until.toDate().toISOString(),
  };
}

/** View of a hunt for those who are in; the caller has to be one of them. */
export function toParty(stored: HuntSearchDocument, getAuthor: (uid: string) => Author): Party {
  const { uid, platform, hunterId, lobbyId, joiners, onAt } = stored;
  const members = joiners.filter(({ state }) => state === "accepted");
  return {
    lobbyId,
    members: [{ uid, platform, hunterId }, ...members].map((each) => ({
      author: getAuthor(each.uid),
      platform: each.platform,
      hunterId: each.hunterId,
    })),
    isOn: onAt !== null,
  };
}
