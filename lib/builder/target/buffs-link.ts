import type { HitzoneFigures } from "../damage/inputs";
import { customTargetId, defaultHitzone, hitzoneKinds, readHitzone } from "./custom-target";
import { type DamageSetup, emptyDamageSetup, readDamageSetup } from "./damage-setup";

/** The field of an address that holds what raises damage besides gear. */
export const buffsField = "buffs";

/** Fields of a damage setup that travel as buffs with a link. */
type SharedBuffs = Pick<DamageSetup, "bonuses" | "readings" | "seconds" | "axePower"> & {
  /** Percent of the time that Frenzy is overcome; 0 = never. */
  readonly frenzyCured: number;
  /** Hitzone values that were typed in; `null` = the target is a monster, which travels by other ways. */
  readonly custom: CustomTarget | null;
};

interface CustomTarget {
  readonly hitzone: HitzoneFigures;
  readonly state: "normal" | "wound";
}

/** Most characters that are looked at. */
export const maxBuffsLength = 1500;
/** Most entries. */
const maxEntries = 40;

/** Neither is escaped in an address, nor occurs in an id. */
const entrySeparator = "_";
const kindSeparator = "*";
const shareSeparator = ".";

const entryForm = /^([a-z-]+(?:\*[A-Za-z0-9-]+)?)(?:\.([0-9]{1,4}))?$/;

/**
 * The bonuses, readings and rotation length of a damage setup as the value of an address field:
 * `modifier*demondrug_modifier*might-seed.40_seconds.30`. What is there all the time has no number.
 *
 * @returns `null` where there is nothing to tell, or more than an address takes
 */
export function writeBuffs(setup: DamageSetup): string | null {
  const { bonuses, readings, seconds, axePower, conditions } = setup;
  const scaled: readonly (readonly [string, number])[] = [
    ["seconds", Math.round(seconds)],
    ["axe-power", axePower],
    ["frenzy", conditions.frenzyCured ?? 0],
  ];
  const entries = [
    ...Object.entries(bonuses).map(([key, share]) => [key.replace(":", kindSeparator), share] as const),
    ...scaled,
  ]
    .filter(([, value]) => value > 0)
    .map(
      ([key, value]) => `${key}${value === 100 ? "" : `${shareSeparator}${Math.max(1, Math.round(value))}`}`,
    );
  const all = [
    ...entries.toSorted(),
    ...writeTarget(setup),
    ...readings.map((reading) => `reading${kindSeparator}${reading}`),
  ];
  const text = all.join(entrySeparator);
  return text !== "" && isReadable(text) ? text : null;
}

/**
 * Buffs of a link, for the damage setup of whoever opens it. Ids may be of nothing that exists.
 *
 * @returns `null` where the field is missing, or nothing that `writeBuffs` writes
 */
export function readBuffs(text: string | null): SharedBuffs | null {
  if (text === null || !isReadable(text)) return null;
  const bonuses: Record<string, number> = {};
  const readings: string[] = [];
  let custom: CustomTarget | null = null;
  const scaled = new Map<string, number>();
  for (const entry of text.split(entrySeparator)) {
    const [, key = "", digits] = entryForm.exec(entry) ?? [];
    const value = digits === undefined ? 100 : Number(digits);
    const [kind = "", id] = key.split(kindSeparator);
    if (id === undefined) scaled.set(key, value);
    else if (kind === "reading") readings.push(id);
    else if (kind === "hitzone" || kind === "wound") custom = readTarget(kind, id) ?? custom;
    else bonuses[`${kind}:${id}`] = value;
  }
  const setup = readDamageSetup({
    ...emptyDamageSetup,
    bonuses,
    readings,
    seconds: scaled.get("seconds"),
    axePower: scaled.get("axe-power"),
    conditions: { frenzyCured: scaled.get("frenzy") },
  });
  return {
    bonuses: setup.bonuses,
    readings: setup.readings,
    seconds: setup.seconds,
    axePower: setup.axePower,
    frenzyCured: setup.conditions.frenzyCured ?? 0,
    custom,
  };
}

/** `hitzone*45-45-45-0-0-0-0-0`, for a wound `wound*…`. */
function writeTarget({ monster, custom, state }: DamageSetup): readonly string[] {
  if (monster !== customTargetId) return [];
  const figures = custom ?? defaultHitzone;
  const kind = state === "wound" ? "wound" : "hitzone";
  return [`${kind}${kindSeparator}${hitzoneKinds.map((each) => figures[each]).join("-")}`];
}

function readTarget(kind: "hitzone" | "wound", text: string): CustomTarget | null {
  const figures = text.split("-").map(Number);
  const isWhole = figures.every((figure) => Number.isInteger(figure));
  if (figures.length !== hitzoneKinds.length || !isWhole) return null;
  const hitzone = readHitzone(Object.fromEntries(hitzoneKinds.map((each, at) => [each, figures[at]])));
  return hitzone && { hitzone, state: kind === "wound" ? "wound" : "normal" };
}

/** A damage setup with what a link says; the rest stays as it is. */
export function applyBuffs(setup: DamageSetup, { frenzyCured, custom, ...buffs }: SharedBuffs): DamageSetup {
  const { frenzyCured: _before, ...conditions } = setup.conditions;
  return {
    ...setup,
    ...buffs,
    ...(custom && { monster: customTargetId, part: null, custom: custom.hitzone, state: custom.state }),
    conditions: frenzyCured > 0 ? { ...conditions, frenzyCured } : conditions,
  };
}

function isReadable(text: string): boolean {
  if (text.length > maxBuffsLength) return false;
  const entries = text.split(entrySeparator);
  return entries.length <= maxEntries && entries.every((entry) => entryForm.test(entry));
}
