import { z } from "zod";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import { parseAt } from "../tables";

const factor = z.number().min(0);
/** In game units; -1 for shots without a critical distance. */
const distance = z.number();

/** The parameters of a shot that differ by level, distance and type of bowgun. */
const shotSchema = z.object({
  _Critical_Begin_Dist: distance,
  _Critical_End_Dist: distance,
  _Before_Critical_AttackRate: factor,
  _After_Critical_AttackRate: factor,
  _Lv2_AttackRate: factor,
  _Lv3_AttackRate: factor,
  _Lv2_SpecialRate: factor,
  _Lv3_SpecialRate: factor,
  _Critical_Begin_Dist_Light: distance,
  _Critical_End_Dist_Light: distance,
  _Before_Critical_AttackRate_Light: factor,
  _After_Critical_AttackRate_Light: factor,
  _Lv2_AttackRate_Light: factor,
  _Lv3_AttackRate_Light: factor,
  _Lv2_SpecialRate_Light: factor,
  _Lv3_SpecialRate_Light: factor,
  _Motion_Rate_Light: factor,
  _Attr_Rate_Light: factor,
  _Cond_Rate_Light: factor,
  _Motion_Rate_Rapid_Light: factor,
  _Attr_Rate_Rapid_Light: factor,
  _Cond_Rate_Rapid_Light: factor,
});

const shellSchema = z.object({ _ShellMiniParams: z.array(z.unknown()) });

type Shot = z.infer<typeof shotSchema>;

/**
 * The factors and critical distances of a kind of ammunition. Those that change nothing are left out.
 *
 * @param shell name of a table in `WpGunCommon/Shell/MainParam`
 * @throws ImportError where the shell has no parameters of a bowgun's shot, or they break the schema
 */
export function readAmmoFactors(shell: string, { tables }: ImportContext) {
  const table = `Player/ActionData/WpGunCommon/Shell/MainParam/${shell}`;
  const params = tables
    .getTable(table, shellSchema)
    ._ShellMiniParams.find((part) => z.looseObject({ _Lv2_AttackRate: z.unknown() }).safeParse(part).success);
  if (params === undefined) throw new ImportError({ table }, "_Lv2_AttackRate", "no parameters of a shot.");
  const shot = parseAt(shotSchema, params, { table });
  // No field holds one: no shot of the tables has it.
  if (shot._After_Critical_AttackRate_Light !== shot._After_Critical_AttackRate) {
    throw new ImportError({ table }, "_After_Critical_AttackRate_Light", "is not that of the heavy bowgun.");
  }
  return { ...readLevels(shot), ...readDistances(shot), ...readLight(shot), ...readLightLevels(shot) };
}

function readLevels(shot: Shot) {
  const attack = [1, shot._Lv2_AttackRate, shot._Lv3_AttackRate];
  const special = [1, shot._Lv2_SpecialRate, shot._Lv3_SpecialRate];
  return {
    ...(changes(attack) && { attackMultiplierByLevel: attack }),
    ...(changes(special) && { specialMultiplierByLevel: special }),
  };
}

function readDistances(shot: Shot) {
  const near = shot._Before_Critical_AttackRate;
  const far = shot._After_Critical_AttackRate;
  const lightNear = shot._Before_Critical_AttackRate_Light;
  if (!changes([near, far, lightNear])) return {};
  const criticalDistance: [number, number] = [shot._Critical_Begin_Dist, shot._Critical_End_Dist];
  const lightCriticalDistance: [number, number] = [
    shot._Critical_Begin_Dist_Light,
    shot._Critical_End_Dist_Light,
  ];
  return {
    criticalDistance,
    nearMultiplier: near,
    farMultiplier: far,
    lightCriticalDistance,
    ...(lightNear !== near && { lightNearMultiplier: lightNear }),
  };
}

function readLight(shot: Shot) {
  const light = {
    motion: shot._Motion_Rate_Light,
    element: shot._Attr_Rate_Light,
    status: shot._Cond_Rate_Light,
  };
  const lightRapid = {
    motion: shot._Motion_Rate_Rapid_Light,
    element: shot._Attr_Rate_Rapid_Light,
    status: shot._Cond_Rate_Rapid_Light,
  };
  return changes([...Object.values(light), ...Object.values(lightRapid)]) ? { light, lightRapid } : {};
}

/** Levels of the light bowgun, where they are not those of the heavy bowgun. */
function readLightLevels(shot: Shot) {
  const attack = [1, shot._Lv2_AttackRate_Light, shot._Lv3_AttackRate_Light];
  const special = [1, shot._Lv2_SpecialRate_Light, shot._Lv3_SpecialRate_Light];
  const isOwnAttack = attack[1] !== shot._Lv2_AttackRate || attack[2] !== shot._Lv3_AttackRate;
  const isOwnSpecial = special[1] !== shot._Lv2_SpecialRate || special[2] !== shot._Lv3_SpecialRate;
  return {
    ...(isOwnAttack && { lightAttackMultiplierByLevel: attack }),
    ...(isOwnSpecial && { lightSpecialMultiplierByLevel: special }),
  };
}

const changes = (factors: readonly number[]) => factors.some((value) => value !== 1);
