import { useDebouncedValue } from "@mantine/hooks";
import useSWR from "swr";
import { buildCalls } from "@/lib/builds/api";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { Named } from "@/lib/catalog/named";
import type { InputOf } from "@/lib/http/contract";
import { callPublic } from "@/lib/http/make-call";
import { helpCalls } from "@/lib/hunting-help/api";
import type { RequestDraft } from "@/lib/hunting-help/request/request-content";
import { maxBoardQueryLength } from "@/lib/hunting-help/rules";

const shown = 4;

/** Something that may answer a request before it is posted. */
export interface Match {
  readonly id: string;
  readonly title: string;
  /** By whom, or how many answers. */
  readonly note: string;
}

/** How long after the last key a title is searched for, in milliseconds. */
const typingPause = 600;
/** Shortest title that says something, in UTF-16 units. */
const minTitleLength = 4;

/**
 * Requests and published builds like a draft: of the weapon, monster and quest that it chooses or names in its title,
 * or with the words of the title where it does neither. `null` while it says too little to look for any.
 */
export function useMatches(
  { kind, title, weapon, monster, quest }: RequestDraft,
  monsters: readonly Named[],
) {
  const isBuild = kind === "build-request";
  const [typed] = useDebouncedValue(title.trim(), typingPause);
  const subject = {
    weapon: (isBuild && (weapon || findNamed(typed, weapons)?.id)) || null,
    monster: monster || findNamed(typed, monsters)?.id || null,
    quest: (!isBuild && quest) || null,
  };
  const hasSubject = Object.values(subject).some((value) => value !== null);
  const q = typed.length >= minTitleLength ? typed.slice(0, maxBoardQueryLength) : "";
  const fields = hasSubject ? subject : q ? { q } : null;
  const { data } = useSWR(
    fields && ["help-matches", kind, fields],
    async () => {
      const [solved, open, builds] = await Promise.all([
        findRequests({ ...fields, kind, status: "solved" }),
        findRequests({ ...fields, kind, status: "open" }),
        isBuild && hasSubject
          ? findBuilds({ weapon: subject.weapon, monster: subject.monster, sort: "liked" })
          : [],
      ]);
      return { solved, open, builds };
    },
    { shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return fields ? (data ?? null) : null;
}

const weapons = weaponTypes.map((id) => ({ id, name: weaponTypeLabels[id] }));

/** The longest name that stands in a text as words: the Bow is not in a Light Bowgun. */
function findNamed<Thing extends Named>(text: string, things: readonly Thing[]): Thing | undefined {
  const spaced = ` ${text.toLowerCase()} `;
  return things
    .filter(({ name }) => spaced.includes(` ${name.toLowerCase()} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
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
