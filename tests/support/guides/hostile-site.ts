import { randomUUID } from "node:crypto";
import { createSignedIn, deleteAccount } from "../accounts";
import { callApi } from "../api";
import { savePublishedBuild } from "../builds/saved-builds";
import { giveCoins } from "../coins";
import { postServedAnswer, postServedRequest } from "../hunting-help/served-help";
import { testStore } from "../store";
import { hostilePayloads } from "./hostile-payloads";

/** Where the payloads of one kind are shown, and in how many texts. */
export interface HostilePlace {
  readonly kind: "titles and names" | "guides" | "answers" | "notes" | "captions";
  readonly path: string;
  /** Ends of the texts that the page has to show. */
  readonly marks: readonly string[];
}

const perText = 12;
/** Long ago: the lists that other tests look at begin with something else. */
const longAgo = new Date("2020-01-01T00:00:00Z");

/** The payloads in groups, each with a mark at its end that shows that all of it was rendered. */
function groupPayloads(name: string, glue: string): { readonly text: string; readonly mark: string }[] {
  const flat = hostilePayloads.map((payload) => payload.replaceAll("\n", " "));
  return Array.from({ length: Math.ceil(flat.length / perText) }, (_, index) => {
    const mark = `${name}-${index}`;
    return { mark, text: [...flat.slice(index * perText, (index + 1) * perText), mark].join(glue) };
  });
}

/**
 * Puts every payload into guides, answers, notes of builds, names, captions and titles, straight into the store: past
 * what the API cleans or refuses, as if a rule had once been weaker.
 *
 * @returns where they are shown, and what removes them again
 */
export async function layHostileTexts(): Promise<{
  readonly places: readonly HostilePlace[];
  remove(): Promise<void>;
}> {
  const store = testStore();
  const name = `hostile-${randomUUID().slice(0, 8)}`;
  const read = async (path: string) => {
    const found = await store.readDoc(path);
    if (!found) throw new Error(`There is no ${path}.`);
    return found;
  };
  const author = await createSignedIn({ displayName: "Mallory", claims: { creator: true } });
  const asker = await createSignedIn({ displayName: "Asker" });
  await giveCoins(asker, 500);
  const token = author.idToken;
  const body = {
    slug: name,
    title: "Base",
    summary: "",
    tags: [name],
    gameVersion: "Ver. 1.041",
    text: name,
  };
  await callApi("/api/guides", { method: "POST", token, body });
  const { id: build } = await savePublishedBuild(author);
  const request = await postServedRequest(asker);
  const answer = await postServedAnswer(author, request.id);
  const [guide, user, saved, given] = await Promise.all(
    [
      `guides/${name}`,
      `users/${author.uid}`,
      `builds/${build}`,
      `helpRequests/${request.id}/answers/${answer.id}`,
    ].map(read),
  );
  const shown = { visibility: "published", publishedAt: longAgo };
  const places: HostilePlace[] = [];

  const lines = groupPayloads(name, " ");
  const texts = groupPayloads(name, "\n\n");
  const marks = lines.map(({ mark }) => mark);
  await Promise.all(
    lines.map(async ({ text, mark }, index) => {
      const uid = `${name}-${index}`;
      await store.writeDoc(`users/${uid}`, { ...user, displayName: text.replace(mark, `by-${mark}`) });
      await store.writeDoc(`guides/${uid}`, { ...guide, ...shown, owner: uid, title: text, summary: text });
      await store.writeDoc(`featured/${randomUUID().replaceAll("-", "").slice(0, 24)}`, {
        ...{ kind: "video", ref: "youtube/dQw4w9WgXcQ", caption: text, title: text, addedBy: null },
        ...{ from: longAgo, until: new Date(Date.now() + 600_000), createdAt: longAgo, updatedAt: longAgo },
      });
    }),
  );
  const names = marks.map((mark) => `by-${mark}`);
  places.push({ kind: "titles and names", path: `/wiki/guides?tag=${name}`, marks: [...marks, ...names] });
  places.push({ kind: "captions", path: "/wiki/featured-content", marks });

  await Promise.all(
    texts.map(({ text, mark }, index) => {
      const id = `${answer.id.slice(4)}${`${index}`.padStart(4, "0")}`;
      return store.writeDoc(`helpRequests/${request.id}/answers/${id}`, { ...given, key: mark, body: text });
    }),
  );
  places.push({ kind: "answers", path: `/hunting-help/${request.id}`, marks });

  // Titles are in the head of their page as well, and in what it says of itself to search engines.
  const title = lines
    .slice(0, 3)
    .map(({ text }) => text)
    .join(" ");
  const all = texts.map(({ text }) => text).join("\n\n");
  await store.writeDoc(`guides/${name}-text`, { ...guide, ...shown, title, text: all });
  places.push({ kind: "guides", path: `/wiki/guides/${name}-text`, marks });
  await store.writeDoc(`builds/${build}`, { ...saved, publishedAt: longAgo, title, notes: all });
  places.push({ kind: "notes", path: `/wiki/builds/${build}`, marks });

  const people = [author.uid, asker.uid];
  /** Every document that has to do with the two accounts or with the name of all that was written. */
  const remove = async () => {
    const traces = [name, ...people, build, request.id];
    const found = await store.listAll();
    const left = found.filter((document) => {
      const text = JSON.stringify(document);
      return traces.some((trace) => text.includes(trace));
    });
    await Promise.all(left.map(({ path }) => store.deleteDoc(path)));
    await Promise.all(people.map(deleteAccount));
  };
  return { places, remove };
}
