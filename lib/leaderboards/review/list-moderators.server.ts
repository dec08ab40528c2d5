import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { type ModeratorDocument, moderatorDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { readAuthors, toNamedAuthor } from "@/lib/users/read-authors.server";

/** Moderators that are shown: those with the most decisions. */
const maxModerators = 50;

/** The public figures of the work of moderators and reviewers. Reads 100 documents at most, and their names. */
export async function listModerators({ db }: Pick<Dependencies, "db">) {
  const people = db.collection("moderators");
  const [deciding, reviewing] = await Promise.all([
    people.orderBy("decisions", "desc").limit(maxModerators).get(),
    people.orderBy("reviews", "desc").limit(maxModerators).get(),
  ]);
  const docs = [...new Map([...deciding.docs, ...reviewing.docs].map((each) => [each.id, each])).values()];
  const getAuthor = await readAuthors(
    db,
    docs.map(({ id }) => id),
  );
  const moderators = docs.map((document) => {
    const { waits, decidedAt, ...figures } = moderatorDocumentSchema.parse(document.data());
    const uid = document.id;
    return { ...toNamedAuthor(getAuthor(uid)), uid, ...figures, medianHours: getMedianHours(waits) };
  });
  return { message: "OK" as const, moderators };
}

/** The middle of some waits, in hours; the upper of two. */
function getMedianHours(waits: ModeratorDocument["waits"]): number | null {
  const middle = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
  return middle === undefined ? null : middle / 10;
}
