import type { DamageModel, ElementTerm, JointFigure, ProcTerm, RawTerm } from "./channels";
import { createUptimeStates, type UptimeStates } from "./uptime-states";

/** A model in flat arrays, so that scoring and bounding follow few pointers. */
export interface FlatModel {
  readonly skillCount: number;
  /** Where the levels of a skill begin in arrays with one place per skill and level; one more at the end. */
  readonly places: Int32Array;
  readonly channelCount: number;
  readonly isProduct: Uint8Array;
  readonly constant: Float64Array;
  /** Whether some entry of a channel holds for a part of the time. */
  readonly isGated: Uint8Array;
  /** Entries of a channel are from its `start` to that of the next. */
  readonly start: Int32Array;
  /** −1 = the same at every level. */
  readonly entrySkill: Int32Array;
  /** Where the table of an entry begins. */
  readonly entryTable: Int32Array;
  /** Part of the time; −1 = always. */
  readonly entryGate: Int32Array;
  /** Skill without a level of which the entry is not there; −1 = none. */
  readonly entryNeeds: Int32Array;
  readonly table: Float64Array;
  /** Natural logarithms of the tables of products; the tables of sums as they are. */
  readonly logTable: Float64Array;
  readonly families: readonly Family[];
  /** Of one hit, and how many there are. */
  readonly memberWeight: Float64Array;
  readonly memberRepeats: Float64Array;
  /** Channel that multiplies the hits. */
  readonly memberHit: Int32Array;
  /** Skills whose levels pick the row and the column of the sharpness table; −1 = row or column 0. */
  readonly memberRow: Int32Array;
  readonly memberColumn: Int32Array;
  readonly memberColumns: Int32Array;
  /** Where the sharpness table begins in `loose`. */
  readonly memberTable: Int32Array;
  /** Tables of sharpness and of critical hits. */
  readonly loose: Float64Array;
  readonly procs: readonly ProcTerm[];
  readonly uptimes: UptimeStates;
}

export const rawFamily = 0;
export const elementFamily = 1;
/** Elemental ammo: its element is that of attack. */
export const ammoFamily = 2;

/** Terms that are the same except for weight, repeats, multiplier of the hit and sharpness: its members. */
export interface Family {
  readonly kind: number;
  /** Channels of attack, or of element. */
  readonly product: number;
  readonly sum: number;
  /** Elemental ammo alone: channels of attack, displayed units per attack, least of the cap above the base. */
  readonly attackProduct: number;
  readonly attackSum: number;
  readonly perAttack: number;
  readonly capPlus: number;
  readonly cap: number;
  /** −1 = no critical hits. */
  readonly affinity: number;
  /** −1 = one multiplier. */
  readonly criticalSkill: number;
  /** Part of the time for which the multipliers hold; −1 = always. */
  readonly criticalGate: number;
  readonly criticalUsual: number;
  /** Where the multipliers begin in `loose`. */
  readonly criticalTable: number;
  /** Channel of the hits that all members share because it holds for parts of the time; −1 = none. */
  readonly gatedHit: number;
  /** Cycles that its figures hang on. */
  readonly cycles: readonly number[];
  readonly firstMember: number;
  readonly memberEnd: number;
}

interface Member {
  readonly weight: number;
  readonly repeats: number;
  readonly hit: number;
  readonly sharpness: JointFigure;
}

type Term = RawTerm | ElementTerm;

export function flatten(model: DamageModel): FlatModel {
  const { skills, channels, gates } = model;
  const entries = channels.flatMap((channel) => channel.entries);
  const logTable = channels.flatMap(({ kind, entries: own }) =>
    own.flatMap(({ table }) => table.map((value) => (kind === "product" ? Math.log(value) : value))),
  );
  const uptimes = createUptimeStates(gates);
  return {
    skillCount: skills.length,
    places: getOffsets(skills.map(({ maxLevel }) => maxLevel + 1)),
    channelCount: channels.length,
    isProduct: Uint8Array.from(channels, ({ kind }) => (kind === "product" ? 1 : 0)),
    constant: Float64Array.from(channels, ({ constant }) => constant),
    isGated: Uint8Array.from(channels, (channel) => (isGated(channel) ? 1 : 0)),
    start: getOffsets(channels.map((channel) => channel.entries.length)),
    entrySkill: Int32Array.from(entries, ({ skill }) => skill),
    entryTable: getOffsets(entries.map((entry) => entry.table.length)),
    entryGate: Int32Array.from(entries, ({ gate }) => gate),
    entryNeeds: Int32Array.from(entries, ({ needs }) => needs),
    table: Float64Array.from(entries.flatMap((entry) => entry.table)),
    logTable: Float64Array.from(logTable),
    ...flattenTerms(model, uptimes),
    procs: model.procs,
    uptimes,
  };
}

function isGated(channel: DamageModel["channels"][number] | undefined): boolean {
  return channel?.entries.some(({ gate }) => gate >= 0) ?? false;
}

function flattenTerms(model: DamageModel, uptimes: UptimeStates) {
  const grouped = new Map<string, { readonly term: Term; readonly members: Member[] }>();
  for (const term of model.terms) {
    const hit = isGated(model.channels[term.hitProduct]) ? term.hitProduct : -1;
    const key = JSON.stringify({ ...term, weight: 0, repeats: 0, hitProduct: hit, sharpness: null });
    const group = grouped.get(key) ?? { term, members: [] };
    const { weight, repeats, hitProduct, sharpness } = term;
    group.members.push({ weight, repeats, hit: hitProduct, sharpness });
    grouped.set(key, group);
  }
  const groups = [...grouped.values()];
  const members = groups.flatMap((group) => group.members);
  const firsts = getOffsets(groups.map((group) => group.members.length));
  const tables = [
    ...members.map(({ sharpness }) => sharpness.table),
    ...groups.map(({ term }) => term.critical.table),
  ];
  const places = getOffsets(tables.map(({ length }) => length));
  const families = groups.map(({ term }, index) => {
    const criticalTable = places[members.length + index] ?? 0;
    const [firstMember = 0, memberEnd = 0] = [firsts[index], firsts[index + 1]];
    const gatedHit = isGated(model.channels[term.hitProduct]) ? term.hitProduct : -1;
    return { ...toFamily(term, model, uptimes), criticalTable, firstMember, memberEnd, gatedHit };
  });
  return {
    families,
    memberWeight: Float64Array.from(members, ({ weight }) => weight),
    memberRepeats: Float64Array.from(members, ({ repeats }) => repeats),
    memberHit: Int32Array.from(members, ({ hit }) => hit),
    memberRow: Int32Array.from(members, ({ sharpness }) => sharpness.rowSkill),
    memberColumn: Int32Array.from(members, ({ sharpness }) => sharpness.columnSkill),
    memberColumns: Int32Array.from(members, ({ sharpness }) => sharpness.columns),
    memberTable: places.slice(0, members.length),
    loose: Float64Array.from(tables.flat()),
  };
}

function toFamily(term: Term, { channels }: DamageModel, uptimes: UptimeStates) {
  const isRaw = term.kind === "raw";
  const isAmmo = !isRaw && term.perAttack > 0;
  const own = isRaw ? [term.attackProduct, term.attackSum] : [term.product, term.sum];
  const used = [
    ...own,
    ...(isAmmo ? [term.attackProduct, term.attackSum] : []),
    term.affinity,
    term.hitProduct,
  ];
  const gates = [
    ...used.flatMap((channel) => channels[channel]?.entries ?? []).map(({ gate }) => gate),
    term.critical.gate,
  ];
  const cycles = gates.flatMap((gate) => (gate < 0 ? [] : (uptimes.cycleOf[gate] ?? [])));
  return {
    kind: isRaw ? rawFamily : isAmmo ? ammoFamily : elementFamily,
    product: isRaw ? term.attackProduct : term.product,
    sum: isRaw ? term.attackSum : term.sum,
    attackProduct: term.attackProduct,
    attackSum: term.attackSum,
    perAttack: isRaw ? 0 : term.perAttack,
    capPlus: isRaw ? 0 : term.capPlus,
    cap: isRaw ? Number.POSITIVE_INFINITY : term.cap,
    affinity: term.affinity,
    criticalSkill: term.critical.skill,
    criticalGate: term.critical.gate,
    criticalUsual: term.critical.usual,
    cycles: [...new Set(cycles)],
  };
}

function getOffsets(lengths: readonly number[]): Int32Array {
  const result = new Int32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) result[index + 1] = (result[index] ?? 0) + length;
  return result;
}
