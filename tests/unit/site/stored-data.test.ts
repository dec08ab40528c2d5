import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dismissedKey } from "@/lib/announcements/dismissed-store";
import { artianWeaponsKey } from "@/lib/box/artian-weapons";
import { boxOwnerKey } from "@/lib/box/box-state";
import { crownsKey } from "@/lib/box/crowns";
import { collectionKey } from "@/lib/builder/collection/collection";
import { savedSearchesKey } from "@/lib/builder/criteria/saved-searches";
import { huntPlanKey } from "@/lib/builder/hunt/plan";
import { draftKey } from "@/lib/builder/workspace/draft";
import { myBuildsKey } from "@/lib/builder/workspace/my-builds/my-builds";
import { buildDraftsKey } from "@/lib/builds/drafts-key";
import { dailyCookies } from "@/lib/daily/daily-store";
import { guideDraftsKey } from "@/lib/guides/drafts-key";
import {
  answerDraftsKey,
  commentDraftsKey,
  huntDraftsKey,
  requestDraftsKey,
} from "@/lib/hunting-help/drafts-key";
import { reviewNotesKey, runDraftsKey } from "@/lib/leaderboards/drafts-key";
import { nameLanguageKey } from "@/lib/names/name-language";
import { cacheNames } from "@/lib/offline/saved-kinds";
import { ownedGearKey } from "@/lib/shopping/owned-gear-store";
import { consentCookie } from "@/lib/site/consent";
import { storageKeys } from "@/lib/site/pre-paint";
import { browserRecords, impersonalCollections, serverRecords } from "@/lib/site/stored-data";
import { compareKey } from "@/lib/wiki/facts/compare-event";
import { recentSearchesKey } from "@/lib/wiki-search/recent-searches";
import { wishlistKey } from "@/lib/wishlist/wishlist-store";

/** Names listed for a kind of storage, sorted. */
function listed(kind: (typeof browserRecords)[number]["kind"]): string[] {
  return browserRecords
    .filter((each) => each.kind === kind)
    .map((each) => each.name)
    .toSorted();
}

describe("the list of stored data", () => {
  test("names every cookie that the code sets, and no other", () => {
    expect(listed("cookie")).toEqual([consentCookie, ...Object.values(dailyCookies)].toSorted());
  });

  test("names every cache of the service worker", () => {
    const named = listed("cache").flatMap((names) => names.split(", "));
    expect(named).toEqual(expect.arrayContaining(Object.values(cacheNames)));
  });

  test("names every key that the code writes to local storage, and no other", () => {
    expect(listed("local storage")).toEqual(
      [
        ...Object.values(storageKeys),
        wishlistKey,
        nameLanguageKey,
        recentSearchesKey,
        draftKey,
        huntPlanKey,
        myBuildsKey,
        collectionKey,
        savedSearchesKey,
        ownedGearKey,
        crownsKey,
        artianWeaponsKey,
        boxOwnerKey,
        buildDraftsKey,
        guideDraftsKey,
        runDraftsKey,
        reviewNotesKey,
        dismissedKey,
        requestDraftsKey,
        answerDraftsKey,
        commentDraftsKey,
        huntDraftsKey,
        compareKey,
      ].toSorted(),
    );
  });
});

/** Every collection of the store that the code names. `health` is the probe of a document that never exists. */
function listCollections(): string[] {
  const lib = join(import.meta.dirname, "../../../lib");
  const sources = readdirSync(lib, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".server.ts"))
    .map((path) => readFileSync(join(lib, path), "utf8"));
  const named = sources.flatMap((source) =>
    [...source.matchAll(/\.collection(?:Group)?\("(\w+)"\)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(named)].filter((name) => name !== "health").toSorted();
}

describe("the list of records on the servers", () => {
  test("covers every collection of the store, each once", () => {
    const covered = [...serverRecords.flatMap(({ collections }) => collections), ...impersonalCollections];
    expect(covered.toSorted()).toEqual(listCollections());
  });
});
