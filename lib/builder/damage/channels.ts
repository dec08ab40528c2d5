/**
 * A figure of a rotation as a function of skill levels: a product or a sum of one table per skill. Figures that
 * several moves share are one channel, calculated once.
 */
export interface Channel {
  readonly kind: "product" | "sum";
  /** What is there without any of the skills. */
  readonly constant: number;
  readonly entries: readonly ChannelEntry[];
}

export interface ChannelEntry {
  /** Index of the skill. */
  readonly skill: number;
  /** What each level multiplies by, or adds; from level 0. */
  readonly table: readonly number[];
}

/** A figure that one skill alone can change, or none (`skill` −1, one entry). */
export interface LoneFigure {
  readonly skill: number;
  readonly table: readonly number[];
}

/** A figure that two skills change together: row by row, `columns` long. −1 = no such skill, one row or column. */
export interface JointFigure {
  readonly rowSkill: number;
  readonly columnSkill: number;
  readonly columns: number;
  readonly table: readonly number[];
}

/** Raw damage of some hits of the rotation. Channels are indices. */
export interface RawTerm {
  /** Sum over hits of everything that no skill changes. */
  readonly weight: number;
  readonly attackProduct: number;
  readonly attackSum: number;
  readonly hitProduct: number;
  /** −1 = the hits cannot be critical. */
  readonly affinity: number;
  readonly critical: LoneFigure;
  readonly sharpness: JointFigure;
}

/** Element damage of some hits of the rotation. */
export interface ElementTerm {
  readonly weight: number;
  readonly product: number;
  readonly sum: number;
  /** Displayed units; Infinity = no cap. Not used by elemental ammo, whose cap follows its base. */
  readonly cap: number;
  /** Elemental ammo: displayed units per attack, which `product` and `sum` then raise. 0 = the weapon's element. */
  readonly perAttack: number;
  readonly attackProduct: number;
  readonly attackSum: number;
  readonly affinity: number;
  readonly critical: LoneFigure;
  readonly sharpness: LoneFigure;
}

/** A rotation as terms over channels. */
export interface DamageModel {
  readonly skills: readonly { readonly id: string; readonly maxLevel: number }[];
  readonly channels: readonly Channel[];
  readonly raw: readonly RawTerm[];
  readonly element: readonly ElementTerm[];
}

/** Gathers channels and terms; equal ones are one, and weights of equal terms add up. */
export class ModelBuilder {
  readonly #channels: Channel[] = [];
  readonly #channelIndex = new Map<string, number>();
  readonly #raw = new Map<string, RawTerm>();
  readonly #element = new Map<string, ElementTerm>();

  /** Index of a channel. Tables that are the same at every level are folded into the constant. */
  channel(kind: Channel["kind"], constant: number, entries: readonly ChannelEntry[]): number {
    let folded = constant;
    const varying: ChannelEntry[] = [];
    for (const entry of entries) {
      const first = entry.table[0] ?? (kind === "product" ? 1 : 0);
      if (entry.table.some((value) => value !== first)) varying.push(entry);
      else folded = kind === "product" ? folded * first : folded + first;
    }
    const channel = { kind, constant: folded, entries: varying };
    const key = JSON.stringify(channel);
    const known = this.#channelIndex.get(key);
    if (known !== undefined) return known;
    this.#channelIndex.set(key, this.#channels.length);
    return this.#channels.push(channel) - 1;
  }

  addRaw(term: RawTerm): void {
    if (term.weight > 0) merge(this.#raw, term);
  }

  addElement(term: ElementTerm): void {
    if (term.weight > 0) merge(this.#element, term);
  }

  /** The model; skills that no term uses are left out, and the rest numbered again. */
  build(skills: DamageModel["skills"]): DamageModel {
    const raw = [...this.#raw.values()];
    const element = [...this.#element.values()];
    const used = new Set([...raw, ...element].flatMap((term) => this.#skillsOf(term)));
    const usedSkills = skills.flatMap((skill, index) => (used.has(index) ? [{ skill, index }] : []));
    const numbers = new Map(usedSkills.map(({ index }, number) => [index, number]));
    const renumber = (skill: number) => numbers.get(skill) ?? -1;
    const lone = (figure: LoneFigure) => ({ ...figure, skill: renumber(figure.skill) });
    return {
      skills: usedSkills.map(({ skill }) => skill),
      channels: this.#channels.map((channel) => ({
        ...channel,
        entries: channel.entries
          .filter(({ skill }) => numbers.has(skill))
          .map(({ skill, table }) => ({ skill: renumber(skill), table })),
      })),
      raw: raw.map((term) => ({
        ...term,
        critical: lone(term.critical),
        sharpness: {
          ...term.sharpness,
          rowSkill: renumber(term.sharpness.rowSkill),
          columnSkill: renumber(term.sharpness.columnSkill),
        },
      })),
      element: element.map((term) => ({
        ...term,
        critical: lone(term.critical),
        sharpness: lone(term.sharpness),
      })),
    };
  }

  #skillsOf(term: RawTerm | ElementTerm): number[] {
    const { attackProduct, attackSum, affinity, critical, sharpness } = term;
    const ownChannels = "hitProduct" in term ? [term.hitProduct] : [term.product, term.sum];
    const channels = [attackProduct, attackSum, affinity, ...ownChannels];
    const ofChannels = channels.flatMap((index) => this.#channels[index]?.entries ?? []);
    const ofSharpness =
      "rowSkill" in sharpness ? [sharpness.rowSkill, sharpness.columnSkill] : [sharpness.skill];
    return [...ofChannels.map(({ skill }) => skill), critical.skill, ...ofSharpness];
  }
}

function merge<Term extends { readonly weight: number }>(terms: Map<string, Term>, term: Term): void {
  const key = JSON.stringify({ ...term, weight: 0 });
  const known = terms.get(key);
  terms.set(key, known === undefined ? term : { ...known, weight: known.weight + term.weight });
}
