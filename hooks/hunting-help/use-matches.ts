import useSWR from "swr";
import { buildCalls } from "@/lib/builds/api";
import type { InputOf } from "@/lib/http/contract";
import { callPublic } from "@/lib/http/make-call";
import { helpCalls } from "@/lib/hunting-help/api";
import type { RequestDraft } from "@/lib/hunting-help/request-draft";

const shown = 4;

/** Something that may answer a request before it is posted. */
export interface Match {
  readonly id: string;
  readonly title: string;
  /** By whom, or how many answers. */
  readonly note: string;
}

/** Solved requests and published builds like a draft; `null` while it says too little to look for any. */
export function useMatches({ kind, weapon, monster, quest }: RequestDraft) {
  const isBuild = kind === "build-request";
  const fields = {
    weapon: (isBuild && weapon) || null,
    monster: monster || null,
    quest: (!isBuild && quest) || null,
  };
  const isEmpty = Object.values(fields).every((value) => value === null);
  const { data } = useSWR(
    isEmpty ? null : ["help-matches", kind, fields],
    async () => ({
      requests: await findRequests({ ...fields, kind, status: "solved" }),
      builds: isBuild
        ? await findBuilds({ weapon: fields.weapon, monster: fields.monster, sort: "liked" })
        : [],
    }),
    { shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return isEmpty ? null : (data ?? null);
}

async function findRequests(query: NonNullable<InputOf<typeof helpCalls.list>["query"]>): Promise<Match[]> {
  const { requests } = await callPublic(helpCalls.list, { query });
  return requests.slice(0, shown).map(({ id, title, answerCount }) => ({
    ...{ id, title },
    note: answerCount === 1 ? "1 answer" : `${answerCount} answers`,
  }));
}

async function findBuilds(query: NonNullable<InputOf<typeof buildCalls.list>["query"]>): Promise<Match[]> {
  const { builds } = await callPublic(buildCalls.list, { query });
  return builds.slice(0, shown).map(({ id, title, author, likes }) => ({
    ...{ id, title },
    note: `by ${author.displayName}, ${likes === 1 ? "1 like" : `${likes} likes`}`,
  }));
}
