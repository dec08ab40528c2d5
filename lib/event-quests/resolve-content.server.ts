import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import { ApiError } from "@/lib/http/api-error";
import type { EventContent } from "./schema";

interface Issue {
  readonly path: string;
  readonly message: string;
}
type Named = Readonly<{ id: string; name: string }>;
type Resolved = { readonly content: EventContent; readonly issues: readonly Issue[] };

const listByName = runOnce(() => {
  const { monsters, locales, items, quests } = getCatalog();
  return {
    monster: mapByName(monsters.all),
    locale: mapByName(locales.all),
    item: mapByName(items.all),
    quest: mapByName(quests.all),
  };
});

function mapByName(all: readonly Named[]): ReadonlyMap<string, Named> {
  return new Map(all.flatMap((each) => [[fold(each.name), each] as const, [each.id, each] as const]));
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " ");
}

/** A record of the catalog by its ID or English name, whatever its case. */
export function findNamed(kind: "monster" | "locale" | "item" | "quest", text: string): Named | undefined {
  return listByName()[kind].get(fold(text));
}

const described = { monster: "a monster", locale: "a locale", item: "an item" } as const;

/** Puts IDs in the place of names, and says what is not known by its place in the content. */
export function resolveContent(content: EventContent): Resolved {
  const issues: Issue[] = [];
  const resolve = (kind: "monster" | "locale" | "item", text: string, path: string): string => {
    const found = findNamed(kind, text);
    if (!found)
      issues.push({ path, message: `must be the English name of ${described[kind]}; “${text}” is none` });
    return found?.id ?? text;
  };
  const resolved: EventContent = {
    ...content,
    // Its page finds it by this name.
    name: findNamed("quest", content.name)?.name ?? content.name,
    locale: resolve("locale", content.locale, "locale"),
    targets: content.targets.map((target, index) => ({
      ...target,
      monster: resolve("monster", target.monster, `targets[${index}].monster`),
    })),
    rewards: content.rewards.map((reward, index) => ({
      ...reward,
      item: resolve("item", reward.item, `rewards[${index}].item`),
    })),
  };
  return { content: resolved, issues };
}

/**
 * The same for what is about to be stored.
 *
 * @throws ApiError 400 that says where something unknown is named
 */
export function requireKnown(content: EventContent): EventContent {
  const { content: resolved, issues } = resolveContent(content);
  if (issues.length === 0) return resolved;
  throw new ApiError(400, `The event quest is invalid: ${issues[0]?.path} ${issues[0]?.message}.`, {
    code: "bad-request",
    details: { issues: issues.map(({ path, message }) => ({ path: `content.${path}`, message })) },
  });
}
