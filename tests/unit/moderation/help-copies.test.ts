import { describe, expect, test, vi } from "vitest";
import { readPageData } from "@/lib/content/cache-page.server";
import { editAnswer } from "@/lib/hunting-help/answer/change-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { editRequest } from "@/lib/hunting-help/request/edit-request.server";
import { listRequests } from "@/lib/hunting-help/request/list-requests.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { editRequestBodySchema, requestBoardQuerySchema } from "@/lib/hunting-help/schema";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { hiddenKinds } from "@/lib/moderation/hidden-kinds.server";
import { undoDecision } from "@/lib/moderation/undo-decision.server";
import {
  addHelper,
  answerFor,
  answerOf,
  askFor,
  coinsOf,
  findLedgerProblems,
  requestBody,
} from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";
import {
  decisionOf,
  type ModerationPlace,
  openModeration,
  reportFor,
} from "@/tests/support/moderation/cases";

const alma = moderatorOf("alma");
const spam = "Cheap coins for everybody at the shop of the silver hunter.";

/** A store with people who can pay for requests. */
async function openBoard() {
  const place = await openModeration([]);
  for (const uid of ["rook", "sable", "wren", "alma"]) await addHelper(place.db, uid);
  return place;
}

const requestPath = (id: string) => `helpRequests/${id}`;
const answerPath = (request: string, id: string) => `helpRequests/${request}/answers/${id}`;

async function stateOf({ db }: ModerationPlace, paths: readonly string[]) {
  const documents = await Promise.all(paths.map((path) => db.doc(path).get()));
  return documents.map((each) => each.get("visibility"));
}

async function auditOf({ db }: ModerationPlace, action: string) {
  const { docs } = await db.collection("audit").where("action", "==", action).get();
  return docs.map((each) => each.get("target")).toSorted();
}

/** Ask for different things, because asking twice for the same is refused. */
async function openCopies(place: ModerationPlace) {
  const first = await askFor(place, "rook", { body: spam });
  const copy = await askFor(place, "wren", { body: spam.toUpperCase() });
  const other = await askFor(place, "wren", { body: "How do I beat this monster with a bow alone?" });
  const answer = await answerFor(place, "sable", other.id, { body: `**${spam}**` });
  const paths = [requestPath(first.id), requestPath(copy.id), answerPath(other.id, answer.id)];
  const id = await reportFor(place, "sable", { kind: "help-request", id: first.id });
  return { first, copy, other, answer, paths, id };
}

describe("hiding a request", () => {
  test("hides published requests and answers of anybody that say the same, and nothing else", async () => {
    const place = await openBoard();
    const { copy, other, paths, id } = await openCopies(place);
    expect((await readRequest(place, other.id)).answers).toHaveLength(1);
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await stateOf(place, paths)).toEqual(["private", "private", "private"]);
    expect(await auditOf(place, "help.take-down")).toEqual(paths.toSorted());
    await expect(readRequest(place, copy.id)).rejects.toMatchObject({ status: 404 });
    const left = await readRequest(place, other.id);
    expect([left.request.answerCount, left.answers]).toEqual([0, []]);
    const { requests } = await listRequests(place, requestBoardQuerySchema.parse({}));
    expect(requests.map((each) => each.id)).toEqual([other.id]);
  });

  test("is on no page that this process has made before, as a profile or what is featured", async () => {
    const place = await openBoard();
    const { id } = await openCopies(place);
    const at = Date.now();
    const read = (made: string) => readPageData("profiles/rook", async () => made, at);
    expect(await read("with it")).toBe("with it");
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await read("without")).toBe("without");
  });

  test("is taken back with its copies, whose price stays with the askers", async () => {
    const place = await openBoard();
    const { first, copy, other, paths, id } = await openCopies(place);
    await decideCase(place, alma, { id, ...decisionOf() });
    // The request that is still up costs what it cost.
    expect([await coinsOf(place, "rook"), await coinsOf(place, "wren")]).toEqual([500, 470]);
    await undoDecision(place, alma, { id, revision: 1, text: "Mistake" });
    expect(await stateOf(place, paths)).toEqual(["published", "published", "published"]);
    expect(await auditOf(place, "help.allow")).toEqual(paths.toSorted());
    expect((await place.db.collection("fingerprints").get()).size).toBe(0);
    for (const each of [first, copy]) {
      expect((await readRequest(place, each.id)).request.status).toBe("closed");
    }
    expect((await readRequest(place, other.id)).request).toMatchObject({ status: "open", answerCount: 1 });
    expect([await coinsOf(place, "rook"), await coinsOf(place, "wren")]).toEqual([500, 470]);
    expect(await findLedgerProblems(place)).toEqual({ offenders: [], ownerless: 0 });
  });

  test("that breaks off can be repeated, refunds once, and its undo brings everything back", async () => {
    const place = await openBoard();
    const { paths, id } = await openCopies(place);
    const { hide } = hiddenKinds["help-request"];
    const broken = vi
      .spyOn(hiddenKinds["help-request"], "hide")
      .mockImplementationOnce(async (dependencies, step) => {
        await hide(dependencies, { ...step, withheld: { ...step.withheld, copies: "" } });
        throw new Error("The store is gone.");
      });
    await expect(decideCase(place, alma, { id, ...decisionOf() })).rejects.toThrow("The store is gone.");
    broken.mockRestore();
    expect(await stateOf(place, paths)).toEqual(["private", "published", "published"]);
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await stateOf(place, paths)).toEqual(["private", "private", "private"]);
    expect(await auditOf(place, "help.take-down")).toEqual(paths.toSorted());
    expect(await coinsOf(place, "rook")).toBe(500);
    await undoDecision(place, alma, { id, revision: 1, text: "Mistake" });
    expect(await stateOf(place, paths)).toEqual(["published", "published", "published"]);
  });

  test("leaves a copy of the moderator for another one", async () => {
    const place = await openBoard();
    const { id: own } = await askFor(place, "alma", { body: spam });
    const { paths, id } = await openCopies(place);
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await stateOf(place, [requestPath(own), ...paths])).toEqual([
      "published",
      "private",
      "private",
      "private",
    ]);
  });

  test("can be taken back when a copy has been deleted for good since", async () => {
    const place = await openBoard();
    const { copy, answer, other, paths, id } = await openCopies(place);
    await decideCase(place, alma, { id, ...decisionOf() });
    await place.db.recursiveDelete(place.db.doc(requestPath(copy.id)));
    await undoDecision(place, alma, { id, revision: 1, text: "Mistake" });
    expect(await stateOf(place, paths)).toEqual(["published", undefined, "published"]);
    expect((await readRequest(place, other.id)).answers.map((each) => each.id)).toEqual([answer.id]);
  });

  test("that was edited looks for what it and others say now", async () => {
    const place = await openBoard();
    const innocent = requestBody({ body: "Which bow should I take against fire?" });
    const first = await askFor(place, "rook", { body: spam });
    const gone = await askFor(place, "sable", { ...innocent, body: spam });
    const come = await askFor(place, "wren", { ...innocent, key: "edited-later" });
    const { key, ...content } = innocent;
    const edit = (body: string) =>
      editRequestBodySchema.parse({ ...content, title: `${key}`, body, version: 1 });
    await editRequest(place, hunterOf("sable"), gone.id, edit("A bow against thunder is what I need now."));
    await editRequest(place, hunterOf("wren"), come.id, edit(spam));
    const id = await reportFor(place, "sable", { kind: "help-request", id: first.id });
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await stateOf(place, [first.id, gone.id, come.id].map(requestPath))).toEqual([
      "private",
      "published",
      "private",
    ]);
  });
});

describe("hiding an answer", () => {
  test("hides its copies under other requests, counts them there, and brings them back", async () => {
    const place = await openBoard();
    const asked = [await askFor(place, "alma"), await askFor(place, "alma"), await askFor(place, "alma")];
    const [one, two, three] = asked.map((each) => each.id);
    const first = await answerFor(place, "rook", `${one}`, { body: spam });
    const copy = await answerFor(place, "sable", `${two}`, { body: spam });
    const edited = await answerFor(place, "wren", `${three}`);
    const helpful = await answerFor(place, "rook", `${three}`);
    const content = { body: spam, build: null, offer: null };
    await editAnswer(place, hunterOf("wren"), { id: `${three}`, answer: edited.id, version: 1, content });
    const paths = [
      answerPath(`${one}`, first.id),
      answerPath(`${two}`, copy.id),
      answerPath(`${three}`, edited.id),
      answerPath(`${three}`, helpful.id),
    ];
    const countsOf = async () =>
      (await Promise.all(asked.map(({ id }) => readRequest(place, id)))).map(
        ({ request }) => request.answerCount,
      );

    const id = await reportFor(place, "sable", { kind: "help-answer", id: first.id, parent: `${one}` });
    await decideCase(place, alma, { id, ...decisionOf() });
    expect(await stateOf(place, paths)).toEqual(["private", "private", "private", "published"]);
    expect(await countsOf()).toEqual([0, 0, 1]);
    const again = postAnswer(place, hunterOf("wren"), `${one}`, answerOf({ body: spam }));
    await expect(again).rejects.toMatchObject({ status: 409 });

    await undoDecision(place, alma, { id, revision: 1, text: "Mistake" });
    expect(await stateOf(place, paths)).toEqual(["published", "published", "published", "published"]);
    expect(await countsOf()).toEqual([1, 1, 2]);
  });
});
