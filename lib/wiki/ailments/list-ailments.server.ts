import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { HunterAilment } from "@/lib/catalog/schema";
import { toSlug } from "@/lib/catalog/to-slug";
import { formatNumber, formatSeconds } from "@/lib/text/format";
import type { AilmentCard, AilmentFigure } from "./ailment-types";

type Write = (value: number) => string;

const seconds: Write = (value) => formatSeconds(value);
const times: Write = (value) => `×${formatNumber(value)}`;
const health: Write = (value) => `${formatNumber(value)} health`;
const plain: Write = (value) => formatNumber(value);
const percent: Write = (value) => `${formatNumber(value)}%`;

/** Label of each figure, and how it is written, in the order in which they are shown. */
const figures: Readonly<Record<AilmentFigure, readonly [label: string, write: Write]>> = {
  drowsySec: ["Drowsy for", seconds],
  durationSec: ["Lasts", seconds],
  mediumSec: ["Medium one lasts", seconds],
  longSec: ["Long one lasts", seconds],
  damage: ["Takes", health],
  damageEverySec: ["Every", seconds],
  attackDamage: ["An attack takes", health],
  guardDamage: ["Guarding takes", health],
  dodgeDamage: ["A dodge takes", health],
  dashDamage: ["Dashing takes", health],
  dashEverySec: ["While dashing, every", seconds],
  maxHealthLoss1: ["Max health lost, 1 stack", plain],
  maxHealthLoss2: ["Max health lost, 2 stacks", plain],
  maxHealthLoss3: ["Max health lost, 3 stacks", plain],
  hardHealthLoss1: ["Harder version, 1 stack", plain],
  hardHealthLoss2: ["Harder version, 2 stacks", plain],
  hardHealthLoss3: ["Harder version, 3 stacks", plain],
  onsetPoints: ["Breaks out at", plain],
  overcomePoints: ["Overcome at", plain],
  overcomeSec: ["Overcome, helps for", seconds],
  overcomeAffinityPct: ["Overcome, affinity", percent],
  damageTakenMult: ["Damage you take", times],
  frenzyDamageTakenMult: ["Damage from frenzied attacks", times],
  defenseMult: ["Defense", times],
  staminaRecoveryMult: ["Stamina recovery", times],
  staminaUseMult: ["Stamina of single actions", times],
  staminaDrainMult: ["Stamina while dashing", times],
  stunMult: ["Stun buildup", times],
  turnSpeedMult: ["Turning speed", times],
  dodgeSec: ["A dodge takes off", seconds],
  stepSec: ["A short dodge takes off", seconds],
  crouchSec: ["Cured by crouching for", seconds],
  halfResistance: ["Starts less often from resistance", plain],
  halfChancePct: ["Then starts in", percent],
  immuneResistance: ["Cannot start from resistance", plain],
};

/** Every ailment of hunters, by name. */
export function listAilments(): AilmentCard[] {
  const { hunterAilments, items, monsters } = getCatalog();
  return hunterAilments.all
    .map((ailment) => ({
      id: ailment.id,
      name: ailment.name,
      figures: listFigures(ailment),
      cures: (ailment.cures ?? []).map((id) => ({ id, name: items.require(id).name })),
      monsters: monsters.all
        .filter(({ ailments = [] }) => ailments.some((name) => toSlug(name) === ailment.id))
        .map(({ id, name }) => ({ id, name })),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

function listFigures(ailment: HunterAilment): AilmentCard["figures"] {
  return Object.entries(figures).flatMap(([key, [label, write]]) => {
    const value: unknown = Reflect.get(ailment, key);
    return typeof value === "number" ? [{ label, value: write(value) }] : [];
  });
}
