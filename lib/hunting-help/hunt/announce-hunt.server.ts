import { createHmac } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { formatLanguage, formatPartyWanted } from "@/lib/hunting-help/format-help";
import { getHelpFormPath } from "@/lib/hunting-help/help-paths";
import { maxAnnouncedPerDay } from "@/lib/hunting-help/rules";
import { addToCounter, getCounterRef, readCounter } from "@/lib/limits/count-daily.server";
import { reportError } from "@/lib/observe/report-error.server";
import { siteConfig } from "@/lib/site/config";
import { platformLabels } from "@/lib/site/platforms";
import type { HuntSearchDocument } from "./hunt-fields";
import { voiceLabels } from "./hunt-kinds";
import { getHuntTitle } from "./hunt-notices.server";

/** Milliseconds after which the webhook is given up: a host waits for it. */
const timeoutMs = 3000;

/** A post as it is sent. */
export interface SignedPost {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where hunts are announced, and how; the operator's settings unless a test says otherwise. */
export interface HuntChannel {
  /** `QUARRY_HUNT_WEBHOOK` */
  readonly address: string | undefined;
  /** `QUARRY_HUNT_WEBHOOK_SECRET` */
  readonly secret: string | undefined;
  /** Rejects where the address did not take it. */
  readonly post: (address: string, post: SignedPost) => Promise<void>;
}

/**
 * Tells the channel of the operator of a new hunt, five times a day for each account. What it says is made of names of
 * the game alone: it stays there when the hunt is hidden or over. Off without both settings. A failure is reported, and
 * keeps no hunt from being listed.
 *
 * @returns whether it was sent
 */
export async function announceHunt(
  dependencies: Dependencies,
  hunt: HuntSearchDocument,
  { address, secret, post }: HuntChannel = readChannel(),
): Promise<boolean> {
  if (!address || !secret) return false;
  try {
    if (!(await claim(dependencies, hunt.uid))) return false;
    await post(address, signPost(describeHunt(hunt), secret, dependencies.now()));
    return true;
  } catch (error) {
    reportError(error, "server");
    return false;
  }
}

function readChannel(): HuntChannel {
  const { QUARRY_HUNT_WEBHOOK: address, QUARRY_HUNT_WEBHOOK_SECRET: secret } = process.env;
  return { address, secret, post: sendPost };
}

function claim({ db, now }: Dependencies, uid: string): Promise<boolean> {
  return runTransaction(db, [], async (transaction) => {
    const at = now();
    const counter = await transaction.get(getCounterRef(db, uid, "hunt-announced", at));
    if (readCounter(counter) >= maxAnnouncedPerDay) return false;
    addToCounter(transaction, counter, { uid, at });
    return true;
  });
}

function describeHunt(hunt: HuntSearchDocument): object {
  const { startsAt, createdAt, platform, crossplay, language, voice, newcomers, seats } = hunt;
  const start = (startsAt ?? createdAt).toDate();
  const title = getHuntTitle(hunt);
  const url = `${siteConfig.url}${getHelpFormPath("find")}`;
  const facts = [
    formatPartyWanted(seats),
    crossplay ? platformLabels[platform] : `${platformLabels[platform]}, crossplay off`,
    formatLanguage(language),
    voiceLabels[voice],
    ...(newcomers ? ["Newcomers welcome"] : []),
  ].join(" · ");
  const iso = start.toISOString();
  return {
    event: "hunt.posted",
    hunt: {
      id: hunt.hunt,
      title,
      startsAt: iso,
      seats,
      platform,
      crossplay,
      language,
      voice,
      newcomers,
      url,
    },
    // Discord shows the moment in the zone of each reader, and reads no mentions in it.
    content: `**${title}** <t:${Math.floor(start.getTime() / 1000)}:R>\n${facts}\n${url}`,
    allowed_mentions: { parse: [] },
    text: `${title}, ${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC\n${facts}\n${url}`,
  };
}

/**
 * A post with its signature: HMAC-SHA256 of the time in seconds, a dot and the body.
 *
 * @param secret as the receiver has it
 */
function signPost(content: object, secret: string, at: Date): SignedPost {
  const body = JSON.stringify(content);
  const time = Math.floor(at.getTime() / 1000);
  const digest = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return {
    body,
    headers: { "content-type": "application/json", "x-quarry-signature": `t=${time},v1=${digest}` },
  };
}

async function sendPost(address: string, { body, headers }: SignedPost): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const reply = await fetch(address, { method: "POST", headers, body, redirect: "error", signal });
  // The address may hold a secret, so it is in no message.
  if (!reply.ok) throw new Error(`The webhook of hunts answered ${reply.status}.`);
}
