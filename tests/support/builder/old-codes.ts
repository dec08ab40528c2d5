import type { Loadout } from "@/lib/builder/loadout/model";

/*
 * Codes as they were shared, and the loadouts that they encode. They must be read like this for ever: never change
 * or remove an entry, only append. A new version of the format adds its own. If a test of these fails, the change
 * that made it fail breaks the links of players.
 */

/** A code of the past. */
export interface OldCode {
  readonly what: string;
  readonly code: string;
  readonly loadout: Loadout;
}

export const oldCodes: readonly OldCode[] = [
  {
    what: "nothing equipped",
    code: "1MUAA",
    loadout: {
      weapon: null,
      armor: { head: null, chest: null, arms: null, waist: null, legs: null },
      charm: null,
      transcended: false,
    },
  },
  {
    what: "a Gogma Artian weapon, five pieces and a charm",
    code: "1kVfqvb7VfePfqeFXJ4zaZxO5gs_YAgvSlvvpYXL63TlwVekbabXNfexUtRIVx6_1spKHv8uLEw",
    loadout: {
      weapon: {
        id: "great-sword-ostrak-oblivion-attack-focus",
        decorations: ["handicraft-jwl-iii-3", "attack-jewel-iii-3"],
        artian: {
          parts: [
            { element: "fire", infusion: "attack" },
            { element: "fire", infusion: "affinity" },
            { element: "fire", infusion: "attack" },
          ],
          reinforcements: [
            "attack-boost-ex",
            "attack-boost-iii",
            "affinity-boost-ex",
            "element-boost-ex",
            "sharpness-ammo-boost-i",
          ],
          setBonus: "doshagumas-might",
          groupSkill: "lords-soul",
        },
      },
      armor: {
        head: { id: "gogmazios-helm-alpha", decorations: ["challenger-jewel-3", "defense-jewel-1"] },
        chest: { id: "gogmazios-mail-alpha", decorations: ["chain-jewel-3", "flawless-jewel-2"] },
        arms: { id: "gogmazios-vambraces-alpha", decorations: [null, "fire-res-jewel-1"] },
        waist: { id: "gogmazios-coil-alpha", decorations: ["flawless-jewel-2"] },
        legs: { id: "gogmazios-greaves-alpha", decorations: ["challenger-jewel-3"] },
      },
      charm: { kind: "charm", id: "challenger-charm-iii" },
      transcended: false,
    },
  },
  {
    what: "a talisman alone, transcended",
    code: "13ngWiSAz5WxykItg6FaiQA",
    loadout: {
      weapon: null,
      armor: { head: null, chest: null, arms: null, waist: null, legs: null },
      charm: {
        kind: "talisman",
        talisman: "golden-age-charm",
        skills: [
          { skill: "attack-boost", level: 3 },
          { skill: "divine-blessing", level: 3 },
        ],
        slots: [
          { kind: "weapon", slot: 1 },
          { kind: "armor", slot: 1 },
        ],
        decorations: ["attack-jewel-1", "defense-jewel-1"],
      },
      transcended: true,
    },
  },
  {
    what: "legal loadout 1",
    code: "1MN_0NQl6MuKVMDQYtYvIb5vfokwUfFz6CaSChLO0A5woeSJazeEyR0UIONGGBb_LgENiAeA",
    loadout: {
      weapon: {
        id: "lance-aether-pike-attack-focus",
        decorations: ["enhancer-handicraft-jwl-3", "blaze-jewel-iii-3", "frost-jewel-1"],
        artian: {
          parts: [
            { element: "ice", infusion: "affinity" },
            { element: "paralysis", infusion: "affinity" },
            { element: "fire", infusion: "attack" },
          ],
          reinforcements: [],
          setBonus: "rathaloss-flare",
          groupSkill: null,
        },
      },
      armor: {
        head: { id: "mizutsune-helm-alpha", decorations: [null, "perfume-jewel-1"] },
        chest: { id: "rey-sandmail", decorations: [] },
        arms: { id: "xu-wu-vambraces-beta", decorations: [null, null, "fire-res-jewel-1"] },
        waist: { id: "alloy-coil", decorations: [] },
        legs: { id: "rey-sandgreaves", decorations: [] },
      },
      charm: {
        kind: "talisman",
        talisman: "golden-age-charm",
        skills: [
          { skill: "guard", level: 1 },
          { skill: "agitator", level: 1 },
          { skill: "load-shells", level: 2 },
        ],
        slots: [
          { kind: "weapon", slot: 1 },
          { kind: "armor", slot: 1 },
        ],
        decorations: [null, "hungerless-jewel-1"],
      },
      transcended: true,
    },
  },
  {
    what: "legal loadout 2",
    code: "1_u_2CzTQ_zP17jFMm-I3eRs8T6iiVAEREy4BjN9HHpRN9Od8ZhSu1rjzN-NpUwGUpuVL2yG_y2dhONUz3sUnV1kGcEG_QIA",
    loadout: {
      weapon: {
        id: "insect-glaive-limbo-llor-element-focus",
        decorations: ["bandolier-jewel-1", "dragon-crit-elem-jwl-3"],
        artian: {
          parts: [
            { element: "blast", infusion: "attack" },
            { element: "fire", infusion: "affinity" },
            { element: "blast", infusion: "affinity" },
          ],
          reinforcements: ["affinity-boost-ex", "affinity-boost-ii", "attack-boost-ex", "attack-boost-ii"],
          setBonus: "gogmapocalypse",
          groupSkill: "flexible-leathercraft",
        },
      },
      armor: {
        head: {
          id: "kut-ku-helm-beta",
          decorations: ["flayer-jewel-3", "mirewalker-jewel-1", "protection-jewel-1"],
        },
        chest: {
          id: "afi-top-alpha",
          decorations: ["ice-res-jewel-1", "suture-jewel-1", "satiated-jewel-1"],
        },
        arms: { id: "butterfly-brachia-alpha", decorations: ["challenger-jewel-3"] },
        waist: { id: "blango-coil-beta", decorations: ["suture-jewel-1", "protection-jewel-1"] },
        legs: { id: "kut-ku-greaves-alpha", decorations: ["intimidator-jewel-1", null, "satiated-jewel-1"] },
      },
      charm: {
        kind: "talisman",
        talisman: "historical-charm",
        skills: [
          { skill: "convert-element", level: 1 },
          { skill: "handicraft", level: 2 },
        ],
        slots: [{ kind: "armor", slot: 1 }],
        decorations: ["steadfast-jewel-1"],
      },
      transcended: true,
    },
  },
  {
    what: "legal loadout 3",
    code: "1mxfxreMcwVbl3lj0TWpuSLfZokwaUTuygHnQhDslbE1i4GG9nkDPbZQA",
    loadout: {
      weapon: {
        id: "hunting-horn-glass-royale",
        decorations: ["bandolier-dragon-jwl-3", null, "dragon-jewel-1"],
        artian: null,
      },
      armor: {
        head: { id: "conga-helm", decorations: [] },
        chest: { id: "lagiacrus-mail-beta", decorations: [null, null, "bomber-jewel-1"] },
        arms: { id: "hirabami-vambraces", decorations: [] },
        waist: { id: "g-rathalos-coil-alpha", decorations: ["growth-jewel-1"] },
        legs: { id: "chatacabra-greaves", decorations: [] },
      },
      charm: {
        kind: "talisman",
        talisman: "golden-age-charm",
        skills: [
          { skill: "slugger", level: 3 },
          { skill: "geologist", level: 1 },
          { skill: "earplugs", level: 1 },
        ],
        slots: [
          { kind: "weapon", slot: 1 },
          { kind: "armor", slot: 1 },
        ],
        decorations: [],
      },
      transcended: false,
    },
  },
  {
    what: "legal loadout 4",
    code: "1mi_0kjexLA9E6NNuwd2NZBMpok7QkGbxhmxyxJYHQU4rCx8_PIlinHjM8Ueg8jAhmQYNr__OtRIX7JMgcaM",
    loadout: {
      weapon: {
        id: "lance-aether-pike-affinity-focus",
        decorations: ["bolt-crit-elem-jwl-3", "artillery-jewel-1"],
        artian: {
          parts: [
            { element: "fire", infusion: "attack" },
            { element: "sleep", infusion: "attack" },
            { element: "blast", infusion: "attack" },
          ],
          reinforcements: ["affinity-boost-ii", "element-boost-ex"],
          setBonus: "fulgur-anjanaths-will",
          groupSkill: "neopteron-alert",
        },
      },
      armor: {
        head: { id: "analytic-e-y-e-alpha", decorations: [null, "sprinter-jewel-1"] },
        chest: { id: "balahara-mail-beta", decorations: [null, null, "dragon-res-jewel-1"] },
        arms: { id: "rey-sandbraces", decorations: [] },
        waist: { id: "gore-coil-beta", decorations: ["botany-jewel-1"] },
        legs: { id: "ajarakan-greaves-alpha", decorations: ["defense-jewel-1"] },
      },
      charm: {
        kind: "talisman",
        talisman: "golden-age-charm",
        skills: [
          { skill: "evade-extender", level: 1 },
          { skill: "blast-attack", level: 1 },
          { skill: "paralysis-attack", level: 2 },
        ],
        slots: [
          { kind: "weapon", slot: 1 },
          { kind: "armor", slot: 1 },
          { kind: "armor", slot: 1 },
        ],
        decorations: ["blaze-jewel-1", "perfume-jewel-1"],
      },
      transcended: true,
    },
  },
  {
    what: "legal loadout 5",
    code: "1s8_x43JjbKO3H3DKa02Q4VoVokyZkLRBiP_AQeKwutYzkftsoYm90lezyWy_za6TrKmIslQ",
    loadout: {
      weapon: {
        id: "long-sword-blazing-rafel",
        decorations: ["bandolier-blaze-jwl-3", "guardian-jewel-1", "guardian-jewel-1"],
        artian: null,
      },
      armor: {
        head: { id: "king-beetle-vertex-alpha", decorations: [null, "growth-jewel-1"] },
        chest: { id: "vespoid-mail-alpha", decorations: [] },
        arms: { id: "g-doshaguma-braces-beta", decorations: [null, "survival-jewel-1", "bomber-jewel-1"] },
        waist: { id: "kut-ku-coil-alpha", decorations: ["thunder-res-jewel-1", "growth-jewel-1"] },
        legs: { id: "quematrice-greaves-beta", decorations: ["mighty-jewel-2", "bomber-jewel-1"] },
      },
      charm: {
        kind: "talisman",
        talisman: "golden-age-charm",
        skills: [
          { skill: "opening-shot", level: 2 },
          { skill: "adrenaline-rush", level: 1 },
          { skill: "thunder-attack", level: 1 },
        ],
        slots: [{ kind: "weapon", slot: 1 }],
        decorations: ["sleep-jewel-1"],
      },
      transcended: true,
    },
  },
  {
    what: "legal loadout 6",
    code: "1FwEj-5iQwlgA",
    loadout: {
      weapon: null,
      armor: {
        head: null,
        chest: { id: "ceremonial-mail-alpha", decorations: [] },
        arms: null,
        waist: null,
        legs: { id: "nerscylla-greaves-alpha", decorations: [] },
      },
      charm: null,
      transcended: false,
    },
  },
  {
    what: "legal loadout 7",
    code: "1_qPyv0txX2XADPI5e3rnCgO5DRjIgRfUmhN9RwMk6yeuy8zL_M",
    loadout: {
      weapon: null,
      armor: {
        head: { id: "barina-headgear", decorations: [] },
        chest: { id: "g-doshaguma-mail-alpha", decorations: [null, "antiblast-jewel-1"] },
        arms: { id: "quematrice-braces", decorations: [] },
        waist: { id: "battle-coil-alpha", decorations: ["mighty-jewel-2"] },
        legs: { id: "udra-miregreaves", decorations: ["climber-jewel-1"] },
      },
      charm: {
        kind: "talisman",
        talisman: "secret-charm",
        skills: [
          { skill: "focus", level: 1 },
          { skill: "stamina-thief", level: 1 },
          { skill: "razor-sharp", level: 2 },
        ],
        slots: [{ kind: "armor", slot: 2 }],
        decorations: ["thunder-res-jewel-1"],
      },
      transcended: false,
    },
  },
  {
    what: "legal loadout 8",
    code: "1yDfy0yFx1AtwvBbu0zYx2wOkKAwDmNkcJ4EQpD6ewzM8PlowFPQIKpw8Aht7pF8tnUA",
    loadout: {
      weapon: {
        id: "charge-blade-abaddonian-pweza",
        decorations: ["opener-dragon-jewel-3", "stream-jewel-1", "crit-element-jewel-1"],
        artian: null,
      },
      armor: {
        head: { id: "battle-helm-alpha", decorations: [] },
        chest: { id: "xu-wu-mail-beta", decorations: ["steadfast-jewel-1", "specimen-jewel-1"] },
        arms: { id: "ajarakan-vambraces", decorations: [] },
        waist: { id: "nerscylla-coil", decorations: [] },
        legs: { id: "vespoid-greaves-beta", decorations: [null, "survival-jewel-1"] },
      },
      charm: {
        kind: "talisman",
        talisman: "secret-charm",
        skills: [
          { skill: "heroics", level: 2 },
          { skill: "tetrad-shot", level: 3 },
          { skill: "thunder-resistance", level: 1 },
        ],
        slots: [
          { kind: "armor", slot: 1 },
          { kind: "armor", slot: 1 },
        ],
        decorations: ["suture-jewel-1", "steadfast-jewel-1"],
      },
      transcended: false,
    },
  },
  {
    what: "illegal loadout 1",
    code: "1mcfhnV-TT1YmF2J8b8-sHemj0AiYpxnVFQK86ewqVUPcmoNBL7O7tbBnH3N1PMo3kcCbZSazedvG0r1kKoGww39GbV-dbAISgNuJTr0stGJ6hJUFLQm6pp6AtMYLbjzs4tG6yPWbqKwvaXfY",
    loadout: {
      weapon: {
        id: "charge-blade-poison-blade-i",
        decorations: [
          "bolt-precise-jewel-3",
          "bandolier-frost-jwl-3",
          null,
          "poisoncoat-jewel-2",
          "focus-precise-jewel-3",
          "evasion-jewel-2",
          "shield-ironwall-jwl-3",
        ],
        artian: {
          parts: [
            { element: "blast", infusion: "attack" },
            { element: "fire", infusion: "affinity" },
            { element: "water", infusion: "attack" },
            { element: "paralysis", infusion: "attack" },
            { element: "poison", infusion: "attack" },
            { element: "sleep", infusion: "attack" },
          ],
          reinforcements: ["element-boost-i"],
          setBonus: "protective-polish",
          groupSkill: "ebony-odogarons-power",
        },
      },
      armor: {
        head: {
          id: "barina-vambraces-beta",
          decorations: [
            "phoenix-jewel-2",
            "trueshot-jewel-ii-2",
            null,
            "flawless-jewel-2",
            "paralyzer-jewel-ii-2",
            "flayer-jewel-3",
          ],
        },
        chest: {
          id: "barina-greaves-beta",
          decorations: [
            "paralyzer-jewel-ii-2",
            "charge-handicraft-jwl-3",
            "flight-attack-jwl-3",
            "paralyzer-jewel-1",
            "potential-jewel-2",
            null,
            "grinder-draw-jewel-3",
          ],
        },
        arms: {
          id: "rathian-mail-alpha",
          decorations: ["recovery-jewel-1", "crit-element-jewel-1", "jumping-jewel-2"],
        },
        waist: {
          id: "death-stench-heel-alpha",
          decorations: [
            null,
            "bandolier-precise-jwl-3",
            "quickswitch-handicraft-jwl-3",
            null,
            "focus-stream-jewel-3",
          ],
        },
        legs: {
          id: "balahara-greaves-alpha",
          decorations: [
            "dragon-opener-jewel-3",
            "bandolier-jewel-ii-2",
            "drain-jewel-ii-2",
            "bandolier-blaze-jwl-3",
            "counter-jewel-2",
          ],
        },
      },
      charm: null,
      transcended: false,
    },
  },
  {
    what: "illegal loadout 2",
    code: "12NeQcWU1g-55ugJ-fE-1c0ZLuEsQXjxwh_rbKkHtxu8vOoNQSQkoePp-eLyp3U-TPt3H9WOgxCaiA",
    loadout: {
      weapon: {
        id: "dual-blades-eternal-cusp-affinity-focus",
        decorations: [],
        artian: {
          parts: [],
          reinforcements: ["affinity-infusion"],
          setBonus: "windproof",
          groupSkill: "lords-fury",
        },
      },
      armor: {
        head: {
          id: "clerk-visor-alpha",
          decorations: [
            "shield-bolt-jewel-3",
            "crit-elem-blaze-jwl-3",
            "frost-crit-elem-jwl-3",
            "bolt-ko-jewel-3",
            "poison-draw-jewel-3",
            "draincoat-jewel-2",
          ],
        },
        chest: { id: "piragill-greaves", decorations: ["opener-stream-jwl-3"] },
        arms: { id: "rompopolo-helm-beta", decorations: [] },
        waist: null,
        legs: null,
      },
      charm: {
        kind: "talisman",
        talisman: "historical-charm",
        skills: [
          { skill: "rapid-fire-up", level: 5 },
          { skill: "fortifying-pelt", level: 5 },
          { skill: "ballistics", level: 8 },
          { skill: "partbreaker", level: 3 },
          { skill: "mizutsunes-prowess", level: 4 },
        ],
        slots: [
          { kind: "weapon", slot: 2 },
          { kind: "weapon", slot: 3 },
          { kind: "armor", slot: 1 },
        ],
        decorations: ["minds-eye-jwl-iii-3"],
      },
      transcended: false,
    },
  },
  {
    what: "illegal loadout 3",
    code: "19Be01g_H21A8mIKJvGg7JPsd2XAo_wss0z0tQPzeElP9cqbyDd0XvYrRm1ftsNx38jPwV9SIV24px83OV3cFjrZSfywyUA9nIqeZUAJHK3zNlYpMhmA",
    loadout: {
      weapon: {
        id: "great-sword-chicken-decapitator-i",
        decorations: [
          "blaze-jewel-iii-3",
          "forceshot-jewel-3",
          "maintenance-jewel-2",
          "venom-jewel-ii-2",
          "challenger-jewel-3",
          "paralyzer-jewel-1",
          "handicraft-jewel-ii-2",
        ],
        artian: null,
      },
      armor: {
        head: {
          id: "conga-coil-alpha",
          decorations: ["quickswitch-frost-jwl-3", "stream-rzr-sharp-jwl-3", "frost-rzr-sharp-jwl-3"],
        },
        chest: {
          id: "rathalos-mail-beta",
          decorations: [
            "bolt-crit-elem-jwl-3",
            "enhancer-jewel-iii-3",
            "flight-handicraft-jwl-3",
            "flawless-jewel-2",
            "guardian-handicraft-jwl-3",
          ],
        },
        arms: { id: "ajarakan-vambraces-beta", decorations: ["rzr-sharp-dragon-jwl-3", "phoenix-jewel-2"] },
        waist: null,
        legs: {
          id: "g-rathalos-helm-alpha",
          decorations: [null, null, "stream-ko-jewel-3", "stream-jewel-iii-3", "rzr-sharp-ironwall-jwl-3"],
        },
      },
      charm: {
        kind: "talisman",
        talisman: "historical-charm",
        skills: [
          { skill: "geologist", level: 7 },
          { skill: "guard", level: 8 },
          { skill: "critical-status", level: 7 },
          { skill: "rey-daus-voltage", level: 4 },
        ],
        slots: [
          { kind: "armor", slot: 1 },
          { kind: "weapon", slot: 1 },
        ],
        decorations: [],
      },
      transcended: false,
    },
  },
];
