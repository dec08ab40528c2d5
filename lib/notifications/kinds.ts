import { formatNews, getFollowPath, newsKinds } from "./follow-keys";

/** The text of one kind of notification, and where it leads. */
interface NotificationKind {
  /** Name of the kind in the settings. */
  readonly label: string;
  /** Texts that a notification of this kind carries. */
  readonly fields: readonly string[];
  /** Whether what happens to the same thing again joins the unread notification. */
  readonly isBundled: boolean;
  /** Whether its receiver can turn it off. */
  readonly canMute: boolean;
  /** @param count how many times it happened since it was last read, from 1 */
  readonly format: (values: Readonly<Record<string, string>>, count: number) => string;
  /** Path on this site. @param ref what it is about: an ID, or a path where nothing else would do */
  readonly toPath: (ref: string) => string;
}

const single = { isBundled: false, canMute: true } as const;
const toRun = (ref: string) => `/leaderboards/runs/${encodeURIComponent(ref)}`;
const toBoard = (ref: string) => `/leaderboards/overview?board=${encodeURIComponent(ref)}`;
const toBuild = (ref: string) => `/wiki/builds/${encodeURIComponent(ref)}`;
const toRequest = (ref: string) => `/hunting-help/${encodeURIComponent(ref)}`;
const toHunts = () => "/hunting-help/find";
const toGuideEditor = (ref: string) => `/wiki/guides/edit/${encodeURIComponent(ref)}`;
const toUser = (ref: string) => `/user/${encodeURIComponent(ref)}`;

/**
 * Every kind of notification. Use cases write by it, the list shows by it, the settings list it. A new kind is a new
 * line here.
 */
export const notificationKinds = {
  "run-verified": {
    ...single,
    label: "Run verified",
    fields: ["quest", "time"],
    format: ({ quest, time }) => `Your run of ${quest} in ${time} was verified.`,
    toPath: toRun,
  },
  "run-rejected": {
    ...single,
    label: "Run rejected",
    fields: ["quest", "time", "reason"],
    format: ({ quest, time, reason }) => `Your run of ${quest} in ${time} was rejected: ${reason}.`,
    toPath: toRun,
  },
  "video-gone": {
    ...single,
    label: "Video of a run gone",
    fields: ["quest", "time"],
    format: ({ quest, time }) =>
      `The video of your run of ${quest} in ${time} cannot be watched any more. Put it back within two weeks, or the run is marked with “Proof missing”.`,
    toPath: toRun,
  },
  "record-lost": {
    ...single,
    label: "Record lost",
    fields: ["quest", "time"],
    // Older ones do not say by how much.
    format: ({ quest, time, by }) =>
      by
        ? `Your record in ${quest} fell by ${by}, to ${time}.`
        : `Your record in ${quest} was beaten with ${time}.`,
    toPath: toRun,
  },
  "appeal-decided": {
    ...single,
    label: "Appeal decided",
    fields: ["quest", "outcome"],
    format: ({ quest, outcome }) => `Your appeal for ${quest} was ${outcome}.`,
    toPath: toRun,
  },
  "partner-asked": {
    ...single,
    label: "Partner asks for confirmation",
    fields: ["quest"],
    format: ({ quest }) => `You were named in a run of ${quest}. Confirm or decline it.`,
    toPath: toRun,
  },
  "partner-answered": {
    ...single,
    label: "Partner answered",
    fields: ["quest", "answer"],
    format: ({ quest, answer }) => `A partner ${answer} your run of ${quest}.`,
    toPath: toRun,
  },
  "answer-received": {
    ...single,
    isBundled: true,
    label: "Answer received",
    fields: ["title"],
    format: ({ title }, count) => `${formatCount(count, "new answer", "new answers")} to “${title}”.`,
    toPath: toRequest,
  },
  "answer-invited": {
    ...single,
    label: "Invited to answer a request",
    fields: ["title"],
    format: ({ title }) => `A hunter asks whether you can answer “${title}”.`,
    toPath: toRequest,
  },
  "comment-received": {
    ...single,
    isBundled: true,
    label: "Comment on an answer to your request, or of yours",
    fields: ["title"],
    format: ({ title }, count) =>
      `${formatCount(count, "hunter", "hunters")} commented on an answer to “${title}”.`,
    toPath: toRequest,
  },
  "answer-approved": {
    ...single,
    label: "Answer approved",
    fields: ["title", "coins"],
    format: ({ title, coins }) => `Your answer to “${title}” was approved. You earned ${coins} coins.`,
    toPath: toRequest,
  },
  "answer-thanked": {
    ...single,
    label: "Answer thanked",
    fields: ["title"],
    format: ({ title }) => `You were thanked for your answer to “${title}”.`,
    toPath: toRequest,
  },
  "request-expired": {
    ...single,
    label: "Request expired",
    fields: ["title", "coins"],
    format: ({ title, coins }) =>
      coins === "0"
        ? `“${title}” expired without an approved answer. You can still approve one within three days.`
        : `“${title}” expired without an answer. ${coins} coins were refunded.`,
    toPath: toRequest,
  },
  "request-closed": {
    ...single,
    label: "Request closed",
    fields: ["title", "reason"],
    format: ({ title, reason }) => `A moderator closed “${title}”: ${reason}`,
    toPath: toRequest,
  },
  "answer-removed": {
    ...single,
    canMute: false,
    label: "Answer or comment removed",
    fields: ["title", "reason"],
    format: ({ title, reason }) => `What you wrote at “${title}” was removed: ${reason}`,
    toPath: toRequest,
  },
  "hunt-asked": {
    ...single,
    isBundled: true,
    label: "Hunter asks to join your hunt",
    fields: ["title", "deed"],
    format: ({ title, deed }, count) =>
      `${formatCount(count, "hunter", "hunters")} ${deed} your hunt: ${title}.`,
    toPath: toHunts,
  },
  "hunt-accepted": {
    ...single,
    label: "Accepted for a hunt",
    fields: ["title"],
    format: ({ title }) => `You are in: ${title}. The lobby ID is on the page.`,
    toPath: toHunts,
  },
  "hunt-on": {
    ...single,
    label: "Hunt is on",
    fields: ["title"],
    format: ({ title }) => `It is on: ${title}. Join the lobby.`,
    toPath: toHunts,
  },
  "hunt-news": {
    ...single,
    label: "Hunt called off, or a seat lost",
    fields: ["title", "what"],
    format: ({ title, what }) => `${title}: ${what}`,
    toPath: toHunts,
  },
  followed: {
    ...single,
    label: "News of what you follow",
    fields: ["title"],
    format: ({ title, ...counts }) =>
      `${title}: ${formatNews(Object.fromEntries(newsKinds.map((kind) => [kind, Number(counts[kind] ?? 0)])))}.`,
    toPath: getFollowPath,
  },
  "place-lost": {
    ...single,
    isBundled: true,
    label: "Place lost",
    fields: ["quest", "time"],
    format: ({ quest, time }, count) =>
      count === 1
        ? `You lost a place in ${quest} to a run of ${time}.`
        : `You lost ${count} places in ${quest}, the latest to a run of ${time}.`,
    toPath: toBoard,
  },
  "badge-earned": {
    ...single,
    label: "Badge earned",
    fields: ["badge"],
    format: ({ badge }) => `You earned a badge: ${badge}.`,
    toPath: toUser,
  },
  "build-liked": {
    ...single,
    isBundled: true,
    label: "Build liked",
    fields: ["title"],
    format: ({ title }, count) => `${formatCount(count, "new like", "new likes")} for “${title}”.`,
    toPath: toBuild,
  },
  "guide-changed": {
    ...single,
    label: "Your guide changed by an editor or admin",
    fields: ["title", "deed"],
    format: ({ title, deed }) => `Your guide “${title}” was ${deed}.`,
    toPath: toGuideEditor,
  },
  "guide-proposed": {
    ...single,
    isBundled: true,
    label: "Change proposed to a guide",
    fields: ["title"],
    format: ({ title }, count) =>
      `${formatCount(count, "hunter proposes", "hunters propose")} changes to “${title}”.`,
    toPath: toGuideEditor,
  },
  "guide-proposal-decided": {
    ...single,
    label: "Proposed change decided",
    fields: ["title", "outcome"],
    format: ({ title, outcome }) => `What you proposed for “${title}” was ${outcome}`,
    toPath: toGuideEditor,
  },
  "guide-editor": {
    ...single,
    label: "Editor of a guide",
    fields: ["title", "change"],
    format: ({ title, change }) => `You were ${change} an editor of “${title}”.`,
    toPath: toGuideEditor,
  },
  moderation: {
    ...single,
    canMute: false,
    label: "Moderation",
    fields: ["text"],
    format: ({ text = "" }) => text,
    toPath: (ref) => ref,
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type NotificationKindId = keyof typeof notificationKinds;
/** Texts that a notification of a kind needs. */
export type NotificationValues<K extends NotificationKindId> = Readonly<
  Record<(typeof notificationKinds)[K]["fields"][number], string>
>;

/** Whether a text is the ID of a kind. */
export function isNotificationKind(text: unknown): text is NotificationKindId {
  return typeof text === "string" && Object.hasOwn(notificationKinds, text);
}

/** Whether notifications of a kind carry the title of a request of Hunting Help, whose ID is their `ref`. */
export function namesRequest(kind: NotificationKindId): boolean {
  return notificationKinds[kind].toPath === toRequest;
}

/** All kinds, in the order of the settings. */
export const notificationKindIds: readonly NotificationKindId[] =
  Object.keys(notificationKinds).filter(isNotificationKind);

/** The kinds that a person can turn off. */
export const mutableKinds = notificationKindIds.filter((id) => notificationKinds[id].canMute);

/** Text of a notification, and the page it leads to. */
export function describeNotification({
  kind,
  ref,
  values,
  count,
}: {
  readonly kind: NotificationKindId;
  readonly ref: string;
  readonly values: Readonly<Record<string, string>>;
  readonly count: number;
}): { text: string; href: string } {
  const { format, toPath }: NotificationKind = notificationKinds[kind];
  return { text: format(values, count), href: toPath(ref) };
}

function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
