import fc from "fast-check";
import type { BuilderArmor, BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { SearchQuery } from "@/lib/builder/search/query";
import { armorPieces } from "@/lib/catalog/codes";
import { smallCatalog } from "./random-catalog";
import { type Question, smallQuery } from "./random-query";
import { countOfBonus, levelIn } from "./reading";

/**
 * A small catalog, and a query for levels that five of its pieces have with decorations in their slots. Mostly
 * there are more sets than are requested, so that the bound and what it strikes out decide the answer.
 */
export function answerableQuestion(): fc.Arbitrary<Question> {
  const share = fc.constantFrom(0, 0.5, 1, 1);
  return smallCatalog().chain((catalog) =>
    fc
      .record({
        picks: fc.tuple(...armorPieces.map(() => fc.nat({ max: 11 }))),
        jewels: fc.array(fc.nat(), { maxLength: 6 }),
        shares: fc.array(share, { minLength: catalog.skills.length, maxLength: catalog.skills.length }),
        frame: fc.oneof(fc.constant<SearchQuery>({}), smallQuery(catalog)),
        objective: smallQuery(catalog).map((query) => query.objective),
        limit: fc.constantFrom(1, 1, 2, 3, 5, 10),
      })
      .map(({ picks, jewels, shares, frame, objective, limit }) => {
        const pieces = armorPieces.flatMap((part, at) => {
          const there = catalog.armor.filter(({ piece }) => piece === part);
          return there[(picks[at] ?? 0) % there.length] ?? [];
        });
        const { weapon, transcended, decorations, talismans } = frame;
        const targets = levelsOf(pieces, jewels, shares, catalog);
        const rest = { weapon, transcended, decorations, talismans, objective, limit, rank: "any" } as const;
        return { catalog, query: { ...rest, ...targets } };
      }),
  );
}

/** @param shares which share of what is there is targeted, by skill */
function levelsOf(
  pieces: readonly BuilderArmor[],
  jewels: readonly number[],
  shares: readonly number[],
  catalog: BuilderCatalog,
): Pick<SearchQuery, "skills" | "bonuses"> {
  const sources = [...pieces, ...decorationsFor(pieces, jewels, catalog)].map(({ skills }) => skills);
  const skills = catalog.skills.flatMap(({ id, kind, maxLevel }, at) => {
    const there = sources.reduce((sum, source) => sum + levelIn(source, id), 0);
    const level = Math.ceil(Math.min(there, maxLevel) * (shares[at] ?? 0));
    return kind === "armor" && level > 0 ? [[id, level] as const] : [];
  });
  const bonuses = catalog.skills.flatMap(({ id, levels }, at) => {
    const count = pieces.reduce((sum, piece) => sum + countOfBonus(piece, id), 0);
    const reached = levels?.filter((step) => step.pieces <= count).at(-1);
    return reached && shares[at] === 1 ? [[id, reached.level] as const] : [];
  });
  return { skills: Object.fromEntries(skills), bonuses: Object.fromEntries(bonuses) };
}

/** As many of the decorations as find a slot, each in the smallest that takes it. */
function decorationsFor(pieces: readonly BuilderArmor[], jewels: readonly number[], catalog: BuilderCatalog) {
  const ofArmor = catalog.decorations.filter(({ kind }) => kind === "armor");
  const free = pieces.flatMap(({ slots }) => slots).toSorted((a, b) => a - b);
  return jewels.flatMap((pick) => {
    const jewel = ofArmor[pick % Math.max(ofArmor.length, 1)];
    const at = jewel ? free.findIndex((slot) => slot >= jewel.slot) : -1;
    if (!jewel || at < 0) return [];
    free.splice(at, 1);
    return [jewel];
  });
}
