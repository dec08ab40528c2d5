import type { MixedInterval } from "./uptime-gates";

/**
 * A figure of a rotation as a function of skill levels: a product or a sum of one table per skill. Figures that
 * several moves share are one channel, calculated once.
 */
interface Channel {
  readonly kind: "product" | "sum";
  /** Value without any of the entries. */
  readonly constant: number;
  readonly entries: readonly ChannelEntry[];
}

export interface ChannelEntry {
  /** Index of the skill; −1 = it has one entry, whatever the levels. */
  readonly skill: number;
  /** Factor or addend of each level; from level 0. */
  readonly table: readonly number[];
  /** Index of the part of the time for which it holds; −1 = always. */
  readonly gate: number;
  /** Index of the skill without a level of which it is not there; −1 = none. */
  readonly needs: number;
}

/** A figure that one skill alone can change, or none (`skill` −1, one entry). */
interface LoneFigure {
  readonly skill: number;
  readonly table: readonly number[];
}

/** Factor of a critical hit: `usual` outside of the part of the time that `gate` names. */
export interface CriticalFigure extends LoneFigure {
  readonly gate: number;
  readonly usual: number;
}

/** A figure that two skills change together: row by row, `columns` long. −1 = no such skill, one row or column. */
export interface JointFigure {
  readonly rowSkill: number;
  readonly columnSkill: number;
  readonly columns: number;
  readonly table: readonly number[];
}

interface HitTerm {
  /** Of one hit, everything that no skill changes. */
  readonly weight: number;
  /** How many such hits the rotation has. */
  readonly repeats: number;
  /** Channels are indices. */
  readonly attackProduct: number;
  readonly attackSum: number;
  /** Multiplies the hit. */
  readonly hitProduct: number;
  /** −1 = the hits cannot be critical. */
  readonly affinity: number;
  readonly critical: CriticalFigure;
  readonly sharpness: JointFigure;
}

/** Raw damage of some hits of the rotation. */
export interface RawTerm extends HitTerm {
  readonly kind: "raw";
}

/** Element damage of some hits of the rotation. */
export interface ElementTerm extends HitTerm {
  readonly kind: "element";
  readonly product: number;
  readonly sum: number;
  /** Displayed units; Infinity = no cap. Not used by elemental ammo, whose cap follows its base. */
  readonly cap: number;
  /**
   * Elemental ammo: displayed units per attack, which `product` and `sum` then raise. 0 = the weapon's element,
   * which does not use the channels of attack.
   */
  readonly perAttack: number;
  /** Elemental ammo: what the cap is at least above its base. */
  readonly capPlus: number;
}

/** Extra hits of a skill over the whole rotation: damage by level. */
export interface ProcTerm {
  readonly skill: number;
  readonly table: readonly number[];
  readonly needs: number;
}

/** A rotation as terms over channels. */
export interface DamageModel {
  readonly skills: readonly { readonly id: string; readonly maxLevel: number }[];
  readonly channels: readonly Channel[];
  readonly terms: readonly (RawTerm | ElementTerm)[];
  readonly procs: readonly ProcTerm[];
  /** Parts of the time, by index. */
  readonly gates: readonly MixedInterval[];
}

/** Gathers channels and terms; equal ones are one, and repeats of equal terms add up. */
export class ModelBuilder {
  readonly #channels: Channel[] = [];
  readonly #channelIndex = new Map<string, number>();
  readonly #terms = new Map<string, RawTerm | ElementTerm>();
  readonly #procs: ProcTerm[] = [];
  readonly #gates: MixedInterval[] = [];

  /** Index of a part of the time. */
  gate(interval: MixedInterval): number {
    const { cycle, from, to } = interval;
    const known = this.#gates.findIndex(
      (each) => each.cycle === cycle && each.from === from && each.to === to,
    );
    return known >= 0 ? known : this.#gates.push(interval) - 1;
  }

  /** Index of a channel. Tables that are the same whatever the levels are folded into the constant. */
  channel(kind: Channel["kind"], constant: number, entries: readonly ChannelEntry[]): number {
    const neutral = kind === "product" ? 1 : 0;
    let folded = constant;
    const varying: ChannelEntry[] = [];
    for (const entry of entries) {
      const first = entry.table[0] ?? neutral;
      const isSame = entry.table.every((value) => value === first);
      if (isSame && first === neutral) continue;
      if (!isSame || entry.gate >= 0 || entry.needs >= 0) varying.push(entry);
      else folded = kind === "product" ? folded * first : folded + first;
    }
    const channel = { kind, constant: folded, entries: varying };
    const key = JSON.stringify(channel);
    const known = this.#channelIndex.get(key);
    if (known !== undefined) return known;
    this.#channelIndex.set(key, this.#channels.length);
    return this.#channels.push(channel) - 1;
  }

  add(term: RawTerm | ElementTerm): void {
    if (!(term.weight > 0)) return;
    const key = JSON.stringify({ ...term, repeats: 0 });
    const known = this.#terms.get(key);
    this.#terms.set(key, known === undefined ? term : { ...known, repeats: known.repeats + term.repeats });
  }

  addProc(proc: ProcTerm): void {
    if (proc.table.some((damage) => damage > 0)) this.#procs.push(proc);
  }

  /** The model; skills that no term uses are left out, and the rest numbered again. */
  build(skills: DamageModel["skills"]): DamageModel {
    const terms = [...this.#terms.values()];
    const used = new Set([
      ...terms.flatMap((term) => this.#skillsOf(term)),
      ...this.#procs.flatMap(({ skill, needs }) => [skill, needs]),
    ]);
    const usedSkills = skills.flatMap((skill, index) => (used.has(index) ? [{ skill, index }] : []));
    const numbers = new Map(usedSkills.map(({ index }, number) => [index, number]));
    const renumber = (skill: number) => numbers.get(skill) ?? -1;
    const gates = this.#listUsedGates(terms);
    const regate = (gate: number) => gates.indexOf(gate);
    return {
      skills: usedSkills.map(({ skill }) => skill),
      channels: this.#channels.map((channel) => ({
        ...channel,
        entries: channel.entries
          .filter(({ skill, needs }) => [skill, needs].every((index) => index < 0 || numbers.has(index)))
          .map(({ table, skill, needs, gate }) => ({
            table,
            skill: renumber(skill),
            needs: renumber(needs),
            gate: regate(gate),
          })),
      })),
      terms: terms.map((term) => ({
        ...term,
        critical: {
          ...term.critical,
          skill: renumber(term.critical.skill),
          gate: regate(term.critical.gate),
        },
        sharpness: {
          ...term.sharpness,
          rowSkill: renumber(term.sharpness.rowSkill),
          columnSkill: renumber(term.sharpness.columnSkill),
        },
      })),
      procs: this.#procs.map((proc) => ({
        ...proc,
        skill: renumber(proc.skill),
        needs: renumber(proc.needs),
      })),
      gates: gates.flatMap((gate) => this.#gates[gate] ?? []),
    };
  }

  /** Gates that some figure in use waits for. */
  #listUsedGates(terms: readonly (RawTerm | ElementTerm)[]): number[] {
    const entries = terms.flatMap((term) => this.#entriesOf(term));
    const found = [...entries, ...terms.map(({ critical }) => critical)].map(({ gate }) => gate);
    return [...new Set(found)].filter((gate) => gate >= 0);
  }

  #entriesOf(term: RawTerm | ElementTerm): ChannelEntry[] {
    const { attackProduct, attackSum, hitProduct, affinity } = term;
    const ofAttack = term.kind === "raw" || term.perAttack > 0 ? [attackProduct, attackSum] : [];
    const ofElement = term.kind === "raw" ? [] : [term.product, term.sum];
    const channels = [...ofAttack, ...ofElement, hitProduct, affinity];
    return channels.flatMap((index) => this.#channels[index]?.entries ?? []);
  }

  #skillsOf(term: RawTerm | ElementTerm): number[] {
    const { critical, sharpness } = term;
    return [
      ...this.#entriesOf(term).flatMap(({ skill, needs }) => [skill, needs]),
      critical.skill,
      sharpness.rowSkill,
      sharpness.columnSkill,
    ];
  }
}
