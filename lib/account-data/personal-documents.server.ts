import { personalBuilds, personalLikes } from "@/lib/builds/erase-builds.server";
import { personalEvents } from "@/lib/event-quests/erase-events.server";
import { personalGuides } from "@/lib/guides/erase-guides.server";
import { personalHelp } from "@/lib/hunting-help/erase-help.server";
import { personalRuns } from "@/lib/leaderboards/run/erase-runs.server";
import { personalAppeals } from "@/lib/moderation/appeals/erase-appeals.server";
import { forgetIn, type PersonalDocuments, removeWith } from "@/lib/publishing/personal-documents.server";
import { listDevicesOf } from "@/lib/push/devices.server";
import { personalShortLinks } from "@/lib/short-links/short-links.server";
import { personalStateNames } from "@/lib/state-names/state-names.server";

/** All lists of documents that name a person, by their names in the export. */
export const personalDocuments = {
  builds: personalBuilds,
  likes: personalLikes,
  runs: personalRuns,
  ...personalGuides,
  /** Featured entries belong to the site. */
  featured: forgetIn("featured", "addedBy"),
  eventQuests: personalEvents,
  ...personalHelp,
  ...personalStateNames,
  shortLinks: personalShortLinks,
  /** Counters: a few for each day until the store's TTL takes them. */
  limits: removeWith((db, uid) => db.collection("limits").where("uid", "==", uid)),
  networks: removeWith((db, uid) => db.collection("networks").where("uid", "==", uid)),
  appeals: personalAppeals,
  devices: {
    ...removeWith(listDevicesOf),
    // The secrets of a browser are of no use to a reader.
    toExported: ({ keys: _, ...device }) => device,
  },
  weeklyEmails: removeWith((db, uid) => db.collection("digests").where("uid", "==", uid)),
  reports: {
    ...forgetIn("reports", "reporter"),
    // Whose content it was, and which moderator looked at it, is about others.
    toExported: ({ owner: _, decidedBy: __, ...report }) => report,
  },
} as const satisfies Readonly<Record<string, PersonalDocuments>>;
export type PersonalName = keyof typeof personalDocuments;
