import { toOpeningPath } from "@/lib/builder/editor/write-opening";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { RequestContent } from "@/lib/hunting-help/fields";

/**
 * The builder with what a build request asks for: a weapon of its type to begin with, the monster as the target and
 * the skills to search for; `null` for hunt support.
 *
 * @param id of the request, to which the builder leads back
 */
export function getAnswerBuilderPath(
  id: string,
  { kind, weapon, monster, skills }: Pick<RequestContent, "kind" | "weapon" | "monster" | "skills">,
): string | null {
  if (kind !== "build-request" || weapon === null) return null;
  const path = toOpeningPath({
    kind: "plan",
    weapon: findWeapon(weapon, monster),
    monster,
    skills: skills.map(({ skill, level }) => ({ id: skill, level })),
  });
  return `${path}&answer=${id}`;
}

/** The strongest weapon of a type that can be forged, with an element that the monster is weak to where there is one. */
function findWeapon(type: RequestContent["weapon"], monster: string | null): string | null {
  const { weapons, monsters } = getCatalog();
  const weak: readonly string[] = monsters.get(monster ?? "")?.recommendedElements ?? [];
  const toScore = ({ attack, affinity, element }: (typeof weapons.all)[number]) =>
    attack * (1 + affinity / 400) + (element && weak.includes(element.type) ? 20 : 0);
  const [best] = weapons.all
    .filter((weapon) => weapon.type === type && !weapon.artian)
    .toSorted((a, b) => b.rarity - a.rarity || toScore(b) - toScore(a));
  return best?.id ?? null;
}
