import type { WeaponType } from "@/lib/catalog/codes";

/** A build of a demo account. */
export interface DemoBuild {
  /** Names it for ever: its id follows from this. */
  readonly slug: string;
  readonly owner: string;
  readonly title: string;
  /** Of a legal loadout; weapon and skills are those of it. A test holds them together. */
  readonly code: string;
  readonly weapon: WeaponType;
  readonly monster: string | null;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  /** Markdown. */
  readonly notes: string;
  readonly published: boolean;
  /** Full days before the day of the seed, at least 1. */
  readonly daysAgo: number;
  /** Who likes it, in the order in which they did. */
  readonly likedBy: readonly string[];
  /** Left out: the state that the site covers. */
  readonly gameVersion?: string;
}

const hazel = "demo-hazel-forgewright";
const beatrix = "demo-bowgun-beatrix";
const maple = "demo-maple-the-lance";
const maru = "demo-sns-maru";
const harth = "demo-old-harth";
const goose = "demo-glaive-goose";
const accountant = "demo-palico-accountant";
const rimeward = "demo-rimeward";
const kestrel = "demo-kestrel-ito";
const tomas = "demo-two-cart-tomas";

/** Found by the set search and filled up by hand; oldest first. */
export const demoBuilds: readonly DemoBuild[] = [
  {
    slug: "wall-with-a-point",
    owner: maple,
    title: "Wall with a point",
    code: "13LfslDnGqlXjkUwWW2SagROt2AedFJhrRfn_bjOFOvK-gQUNyg",
    weapon: "lance",
    monster: "gravios",
    skills: ["guard", "offensive-guard", "divine-blessing", "weakness-exploit", "recovery-speed", "earplugs"],
    tags: ["comfort", "beginner"],
    notes:
      "For everyone who is tired of rolling.\n\n- **Guard 3** takes all but the beam without knockback.\n- **Offensive Guard 3** rewards every well-timed block: block late, then counter.\n- *Divine Blessing* and *Recovery Speed* cover the rest.\n\nMade before the last update. It still works, and newer legs would give more.",
    published: true,
    daysAgo: 36,
    likedBy: [harth, rimeward, tomas, goose],
    gameVersion: "Ver. 1.030",
  },
  {
    slug: "first-charge",
    owner: hazel,
    title: "First charge, then questions",
    code: "12Afo8A5xLA7zLewWWrALpxO52AedOJSe43664VEnWYaU68rVjcqc9_txo9AgA",
    weapon: "great-sword",
    monster: "arkveld",
    skills: [
      "focus",
      "critical-boost",
      "weakness-exploit",
      "maximum-might",
      "agitator",
      "recovery-speed",
      "divine-blessing",
    ],
    tags: ["meta", "true-charge"],
    notes:
      "One big hit, three times a minute.\n\n1. Open a wound with the tackle.\n2. Focus strike, straight into the **true charged slash**.\n3. Walk. Keep stamina full: *Maximum Might* needs it for affinity.\n\nSwap the Agitator decorations for Stun Resistance while you learn the chains.",
    published: true,
    daysAgo: 33,
    likedBy: [beatrix, maru, harth, accountant, kestrel, goose, rimeward],
  },
  {
    slug: "thunder-from-afar",
    owner: beatrix,
    title: "Bow that never runs dry",
    code: "1kRfsSl2ZoGXjkVwQgI31AROt2AeeuuFXJjtaTrMMbbSu1sDk3oECqWw",
    weapon: "bow",
    monster: "rey-dau",
    skills: [
      "critical-boost",
      "maximum-might",
      "stamina-surge",
      "constitution",
      "weakness-exploit",
      "evade-window",
      "burst",
    ],
    tags: ["stamina", "solo"],
    notes:
      "Stamina first. Damage follows.\n\n> You deal no damage while you catch your breath.\n\nConstitution 3 with Stamina Surge 3 keeps dash and charge going. Aim for the head to use Weakness Exploit 5; Evade Window lets you stay close.",
    published: true,
    daysAgo: 29,
    likedBy: [hazel, maple, harth, kestrel, tomas],
  },
  {
    slug: "opening-argument",
    owner: beatrix,
    title: "Opening argument",
    code: "144ftKIE-Zf3jkUwWWrALtYQt2AeebXO5057RflPQIKk6ypAGLjcqQ",
    weapon: "heavy-bowgun",
    monster: "gogmazios",
    skills: ["opening-shot", "attack-boost", "weakness-exploit", "maximum-might", "guard", "divine-blessing"],
    tags: ["ranged", "group"],
    notes:
      "Stand, shield up, shoot. *Opening Shot* speeds the first volley after a reload, so reload often.\n\nFive level 1 slots stay free for quest-specific skills.",
    published: true,
    daysAgo: 24,
    likedBy: [maru, accountant, hazel],
  },
  {
    slug: "perfect-rush-hour",
    owner: maru,
    title: "Perfect rush hour",
    code: "1oRfsQfCfJnJZaawWWo31BxO5gs-ebXOrrhl7WwQ3KlC00mhCsWA",
    weapon: "sword-and-shield",
    monster: "mizutsune",
    skills: ["agitator", "weakness-exploit", "burst", "critical-boost", "partbreaker", "divine-blessing"],
    tags: ["paralysis", "support"],
    notes:
      "Paralysis for the party, parts for the box.\n\nPerfect Rush keeps Burst up on its own. When the monster is down, go for the tail: Partbreaker 3 makes it two hits fewer.",
    published: true,
    daysAgo: 20,
    likedBy: [kestrel, maple, hazel, goose, beatrix, harth],
  },
  {
    slug: "hundred-cuts",
    owner: kestrel,
    title: "A hundred cuts, none of them mine",
    code: "1Y-fst5RBZJhZaawWW92NYgvF2AeeuuFXbWwZjbcNypSSUUQA",
    weapon: "dual-blades",
    monster: "gore-magala",
    skills: [
      "burst",
      "critical-boost",
      "weakness-exploit",
      "evade-window",
      "constitution",
      "gore-magalas-tyranny",
    ],
    tags: ["evasion", "demon-mode"],
    notes:
      "Burst 3 is up after five hits, which takes about a second. *Gore Magala's Tyranny* needs its curse overcome: keep hitting while it burns.\n\nEvade Window 5 is more than you need. Take two off for Stamina Surge if your hands are quick.",
    published: true,
    daysAgo: 16,
    likedBy: [maru, goose],
  },
  {
    slug: "songs-for-four",
    owner: harth,
    title: "Songs for four",
    code: "1UMfs9UWggfBZaawWWlMgpxO52AeebXOsHQn_bjQRiCKm5Us1iZONVh0",
    weapon: "hunting-horn",
    monster: null,
    skills: [
      "wide-range",
      "speed-eating",
      "free-meal",
      "earplugs",
      "weakness-exploit",
      "divine-blessing",
      "horn-maestro",
    ],
    tags: ["support", "group"],
    notes:
      "Every potion I drink heals all four of us.\n\n**Wide-Range 3**, **Speed Eating 2** and **Free Meal 2**: your items last the whole hunt. Play attack up, eat, play again. Nobody thanks you, everybody lives.",
    published: true,
    daysAgo: 13,
    likedBy: [maple, tomas, rimeward, hazel, goose, accountant, kestrel, beatrix],
  },
  {
    slug: "gogma-fire",
    owner: accountant,
    title: "Oblivion, itemized",
    code: "1E_fqvb7RLA7zLewWWrALpxO52AfYAgvSlvvpYXL63TlwV3uN5OJTrrhUSdZv24xqxuVODFw",
    weapon: "great-sword",
    monster: "jin-dahaad",
    skills: [
      "critical-boost",
      "focus",
      "weakness-exploit",
      "agitator",
      "maximum-might",
      "earplugs",
      "divine-blessing",
      "lords-soul",
    ],
    tags: ["artian", "fire", "expensive"],
    notes:
      "What a Gogma Artian costs, and why it is worth it.\n\n- Three fire parts: the element infusion for free.\n- Reinforcements: two attack, one affinity, one element, one sharpness.\n- Rolled *Lord's Soul*, which frees up an armor piece.\n\nRead [how the parts work](/wiki/weapons/artian) before you spend yours.",
    published: true,
    daysAgo: 9,
    likedBy: [hazel, harth, maru],
  },
  {
    slug: "vial-manners",
    owner: rimeward,
    title: "Phials have manners too",
    code: "1S8foCs-mqlTzLewWWrALoROt2AefnJutF-3b23DcqZAAA",
    weapon: "charge-blade",
    monster: "uth-duna",
    skills: ["focus", "load-shells", "guard", "agitator", "weakness-exploit", "divine-blessing"],
    tags: ["thunder", "learning"],
    notes:
      "My first build that beat something tempered. Guard 2 for the guard points, Focus 3 so the phials fill before the next roar. Seven slots are still free, tell me what to put in.",
    published: true,
    daysAgo: 6,
    likedBy: [maple],
  },
  {
    slug: "above-it-all",
    owner: goose,
    title: "Above it all",
    code: "1xpfu7d85oGRZaawWWrALoROt2AeclHirrhn7WwRJ1mmNtptNq1Wg",
    weapon: "insect-glaive",
    monster: "seregios",
    skills: [
      "airborne",
      "maximum-might",
      "power-prolonger",
      "critical-boost",
      "weakness-exploit",
      "evade-window",
    ],
    tags: ["aerial", "fun"],
    notes:
      "Honk.\n\nStay in the air. Extracts last longer with *Power Prolonger*, and Evade Window 5 covers the landing.",
    published: true,
    daysAgo: 4,
    likedBy: [kestrel, maru],
  },
  {
    slug: "two-carts-left",
    owner: tomas,
    title: "Two carts left",
    code: "1ETfq4uUmqlXjkUwWW4hYsTqxJQAewdC505Xw65uegQFgO_bjSA",
    weapon: "great-sword",
    monster: null,
    skills: [
      "divine-blessing",
      "earplugs",
      "recovery-speed",
      "stun-resistance",
      "windproof",
      "focus",
      "attack-boost",
    ],
    tags: ["comfort", "survival"],
    notes:
      "No roar, no wind, no stun. It hits hard enough because you are still there to hit.\n\nI have not carted since Tuesday.",
    published: true,
    daysAgo: 2,
    likedBy: [harth, rimeward],
  },
  {
    slug: "spread-the-word",
    owner: beatrix,
    title: "Spread the word (draft)",
    code: "1T7fp7tt-ZfxZaawWWo31AgvF2AeeuuFVGNt-oSSSKQQA",
    weapon: "light-bowgun",
    monster: "lagiacrus",
    skills: ["opening-shot", "critical-boost", "weakness-exploit", "burst", "constitution"],
    tags: ["testing"],
    notes: "Try with Evade Extender off. Time three runs before publishing.",
    published: false,
    daysAgo: 3,
    likedBy: [],
  },
  {
    slug: "lullaby-hammer",
    owner: maple,
    title: "Lullaby",
    code: "1s0fsL3PGqlTzLewWWrALsa8Z2Aef5UxXfbjX6BAUoY23FI42A",
    weapon: "hammer",
    monster: null,
    skills: ["slugger", "stun-resistance", "agitator", "weakness-exploit", "earplugs", "constitution"],
    tags: ["stun"],
    notes: "My second weapon when I need a break from the shield.",
    published: false,
    daysAgo: 5,
    likedBy: [],
  },
  {
    slug: "axe-notes",
    owner: hazel,
    title: "Morph practice",
    code: "1GiftEmaxLA7zLewWWrALoROt2AeebXOfTJl_bjMtQ3KmGA",
    weapon: "switch-axe",
    monster: "zoh-shia",
    skills: ["focus", "attack-boost", "rapid-morph", "weakness-exploit", "agitator", "earplugs"],
    tags: [],
    notes: "",
    published: false,
    daysAgo: 7,
    likedBy: [],
  },
];
