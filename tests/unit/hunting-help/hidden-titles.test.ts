import { expect, test } from "vitest";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { describeNotification } from "@/lib/notifications/kinds";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { answerFor, askFor, type HelpPlace, openHelp } from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";

const alma = moderatorOf("alma");
const title = "Rude words about somebody";

async function toldTo(place: HelpPlace, uid: string): Promise<string[]> {
  const { notifications } = await listNotifications(place, hunterOf(uid), undefined);
  return notifications.map((each) => describeNotification(each).text);
}

test("whoever was told of an answer no longer reads the title of a request that was hidden since, its asker does", async () => {
  const place = await openHelp();
  const { id } = await askFor(place, "rook", { title });
  const rejected = await answerFor(place, "sable", id);
  const approved = await answerFor(place, "wren", id);
  const removal = { id, action: "take-down", reason: "Spam" } as const;
  await moderateHelp(place, alma, { ...removal, answer: rejected.id });
  await approveAnswer(place, hunterOf("rook"), { id, answer: approved.id });
  expect(await toldTo(place, "sable")).toEqual([`What you wrote at “${title}” was removed: Spam`]);
  expect((await toldTo(place, "wren")).join()).toContain(title);

  await moderateHelp(place, alma, { ...removal, answer: null });
  expect(await toldTo(place, "sable")).toEqual(["What you wrote at “removed request” was removed: Spam"]);
  expect((await toldTo(place, "wren")).join()).not.toContain(title);
  expect((await toldTo(place, "rook")).join()).toContain(title);

  await moderateHelp(place, alma, { ...removal, action: "allow", answer: null });
  expect((await toldTo(place, "sable")).join()).toContain(title);
  await place.db.recursiveDelete(place.db.collection("helpRequests").doc(id));
  expect((await toldTo(place, "sable")).join()).not.toContain(title);
});
