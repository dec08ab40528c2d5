import { describe, expect, test } from "vitest";
import { exportAccount } from "@/lib/account-data/export-account.server";
import { deleteComment, postComment } from "@/lib/hunting-help/answer/comments.server";
import { eraseHelp } from "@/lib/hunting-help/erase-help.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { maxCommentsPerAccount, maxCommentsPerAnswer } from "@/lib/hunting-help/rules";
import { postCommentBodySchema, readRequestResponseSchema } from "@/lib/hunting-help/schema";
import { hiddenKinds } from "@/lib/moderation/hidden-kinds.server";
import { readCard } from "@/lib/publishing/content-kind.server";
import { contentKinds } from "@/lib/reports/content-kinds.server";
import { createReport } from "@/lib/reports/create-report.server";
import { createReportBodySchema } from "@/lib/reports/schema";
import { actorOf } from "@/tests/support/actors";
import { addHelper, answerFor, askFor, openHelp } from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";

/** A request of rook with an answer of sable. */
async function open() {
  const place = await openHelp();
  const { id } = await askFor(place, "rook");
  const { id: answer } = await answerFor(place, "sable", id);
  return { place, id, answer };
}
type Open = Awaited<ReturnType<typeof open>>;

const bodyOf = (body: string, key = `key-${body}`.replace(/\W/g, "-").padEnd(8, "0").slice(0, 64)) =>
  postCommentBodySchema.parse({ key, body });
const comment = ({ place, id, answer }: Open, uid: string, body: string) =>
  postComment(place, hunterOf(uid), { id, answer }, bodyOf(body));
const listBodies = async ({ place, id }: Open) =>
  (await readRequest(place, id)).comments.map(({ body }) => body);
const unreadOf = async ({ place }: Open, uid: string) =>
  (await place.db.collection(`users/${uid}/notifications`).where("kind", "==", "comment-received").get())
    .docs;

describe("a comment", () => {
  test("is below its answer for everybody, and tells asker and answerer once", async () => {
    const at = await open();
    await addHelper(at.place.db, "moss");
    await comment(at, "moss", "Does it work without Latent Power?");
    at.place.clock.at += 60_000;
    await comment(at, "moss", "I mean solo.");
    const reply = await readRequest(at.place, at.id);
    expect(readRequestResponseSchema.parse(reply)).toEqual(reply);
    expect(reply.comments).toMatchObject([
      { answer: at.answer, author: { displayName: "moss" }, body: "Does it work without Latent Power?" },
      { body: "I mean solo." },
    ]);
    for (const uid of ["rook", "sable"]) expect(await unreadOf(at, uid)).toHaveLength(1);
    expect(await unreadOf(at, "moss")).toHaveLength(0);
  });

  test("is one for each key, however often it is sent", async () => {
    const at = await open();
    await addHelper(at.place.db, "moss");
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => comment(at, "moss", "Does it work solo?")),
    );
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
    expect(await listBodies(at)).toEqual(["Does it work solo?"]);
  });

  test.each([
    ["nothing visible", " \u200b "],
    ["too long", "x".repeat(501)],
    ["a wall of lines", "a\n".repeat(13)],
    ["HTML", "<script>alert(1)</script>"],
  ])("with %s does not fit the schema", (_, body) => {
    expect(postCommentBodySchema.safeParse({ key: "12345678", body }).success).toBe(false);
  });

  test("does not stack marks over its neighbors", () => {
    expect(bodyOf(`a${"\u0301".repeat(50)}`, "12345678").body.length).toBeLessThan(8);
  });

  test("is refused where nobody can read the answer", async () => {
    const at = await open();
    await addHelper(at.place.db, "moss");
    const nowhere = { ...at, answer: "0".repeat(24) };
    await expect(comment(nowhere, "moss", "Hello there")).rejects.toMatchObject({ status: 404 });
  });

  test("keeps nobody else from the answer: ten of one account a day, twenty in all", async () => {
    const at = await open();
    const crowd = ["moss", "fern", "reed"];
    for (const uid of crowd) await addHelper(at.place.db, uid);
    const outcomes = [];
    for (const uid of crowd) {
      for (let number = 0; number <= maxCommentsPerAccount; number += 1) {
        outcomes.push(
          await comment(at, uid, `${uid} says ${number}`).then(
            () => "posted",
            ({ details, code }) => details?.reason ?? code,
          ),
        );
      }
    }
    expect(outcomes.filter((each) => each === "posted")).toHaveLength(maxCommentsPerAnswer);
    expect(outcomes[maxCommentsPerAccount]).not.toBe("posted");
    expect(await listBodies(at)).toHaveLength(maxCommentsPerAnswer);
  });

  test("is deleted by its author alone, and makes room", async () => {
    const at = await open();
    await addHelper(at.place.db, "moss");
    const { comment: posted } = await comment(at, "moss", "Does it work solo?");
    const target = { id: at.id, comment: posted.id };
    await expect(deleteComment(at.place, hunterOf("sable"), target)).rejects.toMatchObject({ status: 403 });
    await deleteComment(at.place, hunterOf("moss"), target);
    expect(await listBodies(at)).toEqual([]);
    const request = await at.place.db.doc(`helpRequests/${at.id}`).get();
    expect(request.get("commentCount")).toBe(0);
  });

  test("is hidden and restored by moderators, and cannot be posted again meanwhile", async () => {
    const at = await open();
    for (const uid of ["moss", "fern"]) await addHelper(at.place.db, uid);
    const text = "You are all worthless, go away from this game";
    const { comment: posted } = await comment(at, "moss", text);
    const body = { kind: "help-comment", id: posted.id, parent: at.id, reason: "harassment" };
    await createReport(at.place, hunterOf("fern"), createReportBodySchema.parse(body));
    const kind = hiddenKinds["help-comment"];
    const target = { content: posted.id, parent: at.id };
    const step = { actor: moderatorOf("alma"), target };
    const dependencies = { ...at.place, auth: undefined as never };
    const withheld = await kind.findWithheld(dependencies, step);
    if (!withheld) throw new Error("there is something to hide");
    await kind.hide(dependencies, { ...step, withheld, reason: "Harassment" });
    expect(await listBodies(at)).toEqual([]);
    expect((await readCard(at.place, contentKinds["help-comment"], `${at.id}/${posted.id}`)).state).toBe(
      "hidden",
    );
    await expect(comment(at, "fern", text)).rejects.toMatchObject({ status: 409 });
    await expect(
      deleteComment(at.place, hunterOf("moss"), { id: at.id, comment: posted.id }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await kind.restore(dependencies, { ...step, withheld, reason: "A mistake" });
    expect(await listBodies(at)).toEqual([text]);
  });

  test("goes with its author, and is in their export before", async () => {
    const at = await open();
    await addHelper(at.place.db, "moss");
    await comment(at, "moss", "Does it work solo?");
    const auth = { getUser: async () => ({ uid: "moss", providerData: [], metadata: {} }) } as never;
    const { comments } = await exportAccount({ ...at.place, auth }, actorOf("moss"));
    expect(comments).toMatchObject([{ body: "Does it work solo?", request: at.id }]);
    await eraseHelp(at.place, "moss");
    expect(await listBodies(at)).toEqual([]);
    const left = await at.place.db.collectionGroup("comments").where("uid", "==", "moss").get();
    expect(left.size).toBe(0);
  });
});
