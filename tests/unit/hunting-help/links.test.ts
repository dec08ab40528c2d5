import { expect, test } from "vitest";
import { editAnswer } from "@/lib/hunting-help/answer/change-answer.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { answerOf, askFor, openHelp, requestOf } from "@/tests/support/hunting-help/requests";
import { addHunter, hunterOf } from "@/tests/support/leaderboards/runs";

const link = "See https://example.com/coins for more.";

test("an account of the first week posts no link, new or edited in, and others do", async () => {
  const place = await openHelp();
  await addHunter(place.db, "fresh", place.now());
  const { id } = await askFor(place, "rook");
  const refused = { status: 400 };
  const fresh = hunterOf("fresh");
  await expect(postRequest(place, fresh, requestOf({ body: link }))).rejects.toMatchObject(refused);
  await expect(postAnswer(place, fresh, id, answerOf({ body: link }))).rejects.toMatchObject(refused);
  const { answer } = await postAnswer(
    place,
    fresh,
    id,
    answerOf({ body: "Use [a bow](/wiki/weapons/bow)." }),
  );
  const content = answerOf({ body: link });
  const edit = editAnswer(place, fresh, {
    ...{ id, answer: answer.id, version: 1 },
    content: { body: content.body, build: content.build, offer: content.offer },
  });
  await expect(edit).rejects.toMatchObject(refused);
  const { answer: other } = await postAnswer(place, hunterOf("sable"), id, answerOf({ body: link }));
  expect(other.body).toContain("https://example.com");
});
