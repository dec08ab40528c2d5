import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { readPageData } from "@/lib/content/cache-page.server";
import { readPlace } from "@/lib/leaderboards/board/read-place.server";
import { refuseRun } from "@/lib/leaderboards/refusals";
import type { ReadRunResponse, ViewRunResponse } from "@/lib/leaderboards/schema";
import { isAdminOrCreator } from "@/lib/site/roles";
import { readAuthors, toNamedAuthor } from "@/lib/users/read-authors.server";
import { readPresentNames } from "./player-names.server";
import { getRunRef, readRun, toOwnRun, toRun } from "./read-run-document.server";
import { runEventSchema } from "./run-fields";

/**
 * A verified run with its place and who verified it. Reads the run, its board and the moderators' names; for a row
 * far down a large board also the board's parts.
 *
 * @throws ApiError 404 for every other run.
 */
export async function readVerifiedRun(
  { db }: Pick<Dependencies, "db">,
  id: string,
): Promise<ReadRunResponse> {
  const ref = getRunRef(db, id);
  const reply = await readPageData(ref.path, async (): Promise<ReadRunResponse | null> => {
    const renew = await readPresentNames(db);
    const run = readRun(await ref.get());
    if (run?.status !== "verified") return null;
    const [getAuthor, standing] = await Promise.all([
      readAuthors(db, run.judges),
      run.isBest ? readPlace({ db }, run.boardId, run.timeCs) : null,
    ]);
    const verifiedBy = run.judges.map((uid) => toNamedAuthor(getAuthor(uid)));
    return { message: "OK", run: toRun(id, renew(run)), standing, verifiedBy };
  });
  if (!reply) throw refuseRun("not-found");
  return reply;
}

/**
 * A run in any state with its events, for those who take part in it and for moderators.
 *
 * @throws ApiError 404 for everybody else.
 */
export async function viewRun(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  id: string,
): Promise<ViewRunResponse> {
  const ref = getRunRef(db, id);
  const renew = await readPresentNames(db);
  const [snapshot, events] = await Promise.all([
    ref.get(),
    ref.collection("events").orderBy("at").limit(200).get(),
  ]);
  await actor.confirmed;
  const run = readRun(snapshot);
  const isRunner = run?.submittedBy === actor.uid || run?.players.some(({ uid }) => uid === actor.uid);
  if (!run || !(isRunner || isAdminOrCreator(actor))) throw refuseRun("not-found");
  return {
    message: "OK",
    run: toOwnRun(id, renew(run)),
    events: events.docs.map((document) => {
      const event = runEventSchema.parse(document.data());
      return { ...event, at: event.at.toDate().toISOString() };
    }),
  };
}
