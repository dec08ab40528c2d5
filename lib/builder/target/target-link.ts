import { isRecord } from "@/lib/text/read-stored";
import { findLeftOut, readLinkField, writeLinkField } from "../share/link-fields";
import { type DamageSetup, emptyDamageSetup, readDamageSetup } from "./damage-setup";
import { packTarget, unpackTarget } from "./packed-target";

/** The field of an address that holds what is hit, with what. */
export const targetField = "target";

/** Fields of a damage setup that travel as its target. Bonuses have a field of their own (`buffs-link.ts`). */
type SharedTarget = Pick<
  DamageSetup,
  "monster" | "part" | "state" | "rotation" | "conditions" | "skills" | "sharpness" | "own"
>;

/** Target of a link, and its parts that are not known here. */
interface ReadTarget {
  readonly target: SharedTarget;
  readonly leftOut: readonly string[];
  readonly isNewer: boolean;
}

/** Target, moves, uptimes and own figures as the value of an address field; `null` = nothing to tell. */
export function writeTarget(setup: DamageSetup): string | null {
  const { rotation, conditions, ...rest } = pickTarget(setup);
  return writeLinkField(
    { ...rest, ...packTarget({ rotation, conditions }) },
    { ...pickTarget(emptyDamageSetup) },
  );
}

/** Target in the field of a link; `null` without one. Ids may be of nothing that exists. Never throws. */
export function readTarget(text: string | null): ReadTarget | null {
  if (text === null) return null;
  const read = readLinkField(text);
  const { settings } = read;
  const packed = unpackTarget(settings);
  const target = pickTarget(
    readDamageSetup({
      ...settings,
      ...(packed.rotation.length > 0 && { rotation: packed.rotation }),
      conditions: { ...(isRecord(settings.conditions) ? settings.conditions : {}), ...packed.conditions },
    }),
  );
  // What was packed is compared as it would be packed again.
  const found = { ...target, ...packTarget(packed) };
  const leftOut = [...findLeftOut(read, found, { ...pickTarget(emptyDamageSetup) })];
  return { target, leftOut: [...new Set([...read.damaged, ...leftOut])], isNewer: read.isNewer };
}

/** A damage setup with the target of a link; bonuses and compared builds stay. */
export function applyTarget(setup: DamageSetup, target: SharedTarget): DamageSetup {
  const { frenzyCured } = setup.conditions;
  const conditions = frenzyCured === undefined ? target.conditions : { ...target.conditions, frenzyCured };
  return { ...setup, ...target, conditions };
}

function pickTarget(setup: DamageSetup): SharedTarget {
  const { monster, part, state, rotation, skills, sharpness, own } = setup;
  const { frenzyCured: _inBuffs, ...conditions } = setup.conditions;
  return { monster, part, state, rotation, conditions, skills, sharpness, own };
}
