import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { listSuspiciousPairs } from "@/lib/reports/list-suspicious-pairs.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import type { PairsResponse } from "./schema";

/** Pairs that are shown. */
const maxPairs = 50;

/** Pairs of accounts whose payments look arranged, the most suspicious first, 50 at most. */
export async function listPairs(dependencies: Dependencies, actor: Actor): Promise<PairsResponse> {
  const found = await listSuspiciousPairs(dependencies);
  await actor.confirmed;
  const shown = found.slice(0, maxPairs);
  const getAuthor = await readAuthors(
    dependencies.db,
    shown.flatMap(({ pair }) => pair),
  );
  return {
    message: "OK",
    pairs: shown.map(({ pair, ...rest }) => ({
      ...rest,
      suspicions: [...rest.suspicions],
      people: pair.map(getAuthor),
    })),
  };
}
