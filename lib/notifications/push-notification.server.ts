import type { DocumentReference } from "@/lib/firebase/admin.server";
import { reportError } from "@/lib/observe/report-error.server";
import { sendPush } from "@/lib/push/send-push.server";
import { hideTitles } from "./hide-titles.server";
import { describeNotification } from "./kinds";
import { nameHunters } from "./name-hunters.server";
import type { NotificationDocument } from "./schema";

/**
 * Shows a notification that was stored on the devices of its receiver, with names and titles as the list would show them.
 * Never rejects: what a device does not get is in the list all the same.
 */
export async function pushNotification(
  { id, firestore }: DocumentReference,
  uid: string,
  content: Pick<NotificationDocument, "kind" | "ref" | "values" | "count">,
): Promise<void> {
  try {
    const [shown = content] = await nameHunters(firestore, await hideTitles(firestore, uid, [content]));
    const { text, href } = describeNotification(shown);
    await sendPush(firestore, uid, { tag: id, text, path: href });
  } catch (error) {
    reportError(error, "server");
  }
}
