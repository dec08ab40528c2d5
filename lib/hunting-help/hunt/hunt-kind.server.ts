import { formatLanguage } from "@/lib/hunting-help/format-help";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { getSubjectNames } from "@/lib/hunting-help/request/to-request.server";
import type { ContentKind } from "@/lib/publishing/content-kind.server";
import { platformLabels } from "@/lib/site/platforms";
import { type HuntSearchDocument, huntSearchDocumentSchema } from "./hunt-fields";

/** Hunts that look for hunters, by the uid of their host. */
export const huntKind: ContentKind<HuntSearchDocument> = {
  getRef: getHuntSearchRef,
  read: (snapshot) => (snapshot.exists ? huntSearchDocumentSchema.parse(snapshot.data()) : null),
  getMakers: ({ uid }) => [uid],
  getState: () => "public",
  getTitle: ({ note }) => note,
  describe: (search, { at }) => {
    const { monsterName, questName } = getSubjectNames(search);
    const isOver = search.until.toDate() <= at;
    return isOver
      ? null
      : {
          href: "/hunting-help/find",
          title: questName ?? monsterName ?? "Any hunt",
          text: search.note,
          facts: [
            { label: "Platform", value: platformLabels[search.platform] },
            { label: "Language", value: formatLanguage(search.language) },
          ],
        };
  },
};
