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

/** Found by the set search, which filled the slots too. */
export const demoBuilds: readonly DemoBuild[] = [
  {
    slug: "wall-with-a-point",
    owner: maple,
    title: "Wall with a point",
    code: "1ojft_sezNRnWqXwQgYhYsTqx2AedFJi55C664VMev6k6yrvQIHwpGYRA3kp141Drm2tONVg",
    weapon: "lance",
    monster: "gravios",
    skills: [
      "guard",
      "weakness-exploit",
      "offensive-guard",
      "burst",
      "divine-blessing",
      "critical-boost",
      "agitator",
    ],
    tags: ["comfort", "beginner"],
    notes:
      "For everyone who is tired of rolling.\n\n- **Guard 3** takes all but the beam without knockback.\n- **Offensive Guard 3** rewards every well-timed block: block late, then counter.\n- *Divine Blessing* and *Recovery Speed* cover the rest.\n\nMade before the last update. It still works.",
    published: true,
    daysAgo: 36,
    likedBy: [harth, rimeward, tomas, goose],
    gameVersion: "Ver. 1.030",
  },
  {
    slug: "first-charge",
    owner: hazel,
    title: "First charge, then questions",
    code: "1nlfueMVfJnPWqXwQgYhYsTqxgs-fRlCe4342J1EnWaiBupHinXtj_QIG8JxquA",
    weapon: "great-sword",
    monster: "arkveld",
    skills: [
      "focus",
      "weakness-exploit",
      "agitator",
      "critical-boost",
      "maximum-might",
      "stun-resistance",
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
    code: "1OYfoBO2ZoGTl3lwQgYhYvSKHXy2dkwSe43664XMev79uNrQVX0nWYTjVlEDd0U69VG-aVzY",
    weapon: "bow",
    monster: "rey-dau",
    skills: [
      "constitution",
      "stamina-surge",
      "weakness-exploit",
      "critical-boost",
      "maximum-might",
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
    code: "1crfqSN3fJnPWqXwQgYhYsTqxN0CcV-ye43664VPQIKFIypHkQN-U685jvYpzDrm9Jxqg",
    weapon: "heavy-bowgun",
    monster: "gogmazios",
    skills: [
      "opening-shot",
      "weakness-exploit",
      "critical-boost",
      "agitator",
      "maximum-might",
      "divine-blessing",
    ],
    tags: ["ranged", "group"],
    notes:
      "Stand, shield up, shoot. *Opening Shot* speeds the first volley after a reload, so reload often.\n\nSwap the comfort decorations for quest-specific skills.",
    published: true,
    daysAgo: 24,
    likedBy: [maru, accountant, hazel],
  },
  {
    slug: "perfect-rush-hour",
    owner: maru,
    title: "Perfect rush hour",
    code: "1ADfsQfCfJnPM9xwQgYhYsTqxgs-d20ee4342J1KaTaU68tj1_0nWWqx6BAZ72KbxA",
    weapon: "sword-and-shield",
    monster: "mizutsune",
    skills: [
      "weakness-exploit",
      "critical-boost",
      "burst",
      "agitator",
      "partbreaker",
      "maximum-might",
      "divine-blessing",
    ],
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
    code: "1YuftCF-ggfDl3lwQgYhYvSKHXy2d20ee4342J3Mev7aCrgpGX_txoSdZkp15zNQ65m-aVzY",
    weapon: "dual-blades",
    monster: "gore-magala",
    skills: [
      "burst",
      "weakness-exploit",
      "critical-boost",
      "evade-window",
      "stamina-surge",
      "constitution",
      "maximum-might",
    ],
    tags: ["evasion", "demon-mode"],
    notes:
      "Burst is up after five hits, which takes about a second. *Stamina Surge 3* and *Constitution 3* keep demon mode going until the next opening.\n\nEvade Window 3 is enough once you know the roar. Swap it for Agitator if your hands are quick.",
    published: true,
    daysAgo: 16,
    likedBy: [maru, goose],
  },
  {
    slug: "songs-for-four",
    owner: harth,
    title: "Songs for four",
    code: "1azfsxozzNRiIBfwQgYhYsTqwvyad6EOe4342J1O9ir6BAtzSvwpGXCIG8lOvUlrIHcOuaqA",
    weapon: "hunting-horn",
    monster: null,
    skills: [
      "horn-maestro",
      "wide-range",
      "speed-eating",
      "free-meal",
      "weakness-exploit",
      "agitator",
      "critical-boost",
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
    code: "1JQfs6H7zNRnWqWFXJ4hYsTqx2AefRlC2iO7RflOaV6nGqt6BBluFIyUcQ65yiBvRTrw",
    weapon: "charge-blade",
    monster: "uth-duna",
    skills: [
      "focus",
      "load-shells",
      "weakness-exploit",
      "guard",
      "agitator",
      "maximum-might",
      "divine-blessing",
    ],
    tags: ["learning"],
    notes:
      "My first build that beat something tempered. Guard for the guard points, Focus 3 so the phials fill before the next roar, Agitator 4 for when it is angry.",
    published: true,
    daysAgo: 6,
    likedBy: [maple],
  },
  {
    slug: "iai-lesson",
    owner: kestrel,
    title: "Foresight, then everything",
    code: "1pHfpxSRTNRnWqWFXJ4hYsa8Z2Aed20ee4342J1Mev79uMsk6z_QIE8WgqmeaV3NFOvOA",
    weapon: "long-sword",
    monster: "arkveld",
    skills: [
      "weakness-exploit",
      "critical-boost",
      "burst",
      "agitator",
      "maximum-might",
      "quick-sheathe",
      "divine-blessing",
    ],
    tags: ["meta", "counter"],
    notes:
      "Counter, don't chase.\n\n- **Weakness Exploit 5** and **Agitator 5** do the work while it is enraged.\n- *Quick Sheathe* makes special sheathe forgiving.\n\nWith a red gauge, end each opening with the helm breaker.",
    published: true,
    daysAgo: 8,
    likedBy: [maru, hazel, tomas, goose],
  },
  {
    slug: "full-house",
    owner: accountant,
    title: "Full burst, by the book",
    code: "1bdfq_J__JnPWqWVOn4hYsa8ZJQAdndm55C9ojlPtxraCqt6BBmNwpGQwhEDeU41Q",
    weapon: "gunlance",
    monster: "jin-dahaad",
    skills: ["artillery", "guard", "load-shells", "weakness-exploit", "agitator", "divine-blessing"],
    tags: ["shelling", "comfort"],
    notes:
      "Artillery 3 and Load Shells for the shelling, Guard 2 for all that comes back.\n\nThe rest keeps you on your feet: Divine Blessing 3, Stun Resistance 3, Recovery Speed 3.",
    published: true,
    daysAgo: 5,
    likedBy: [maple, harth],
  },
  {
    slug: "above-it-all",
    owner: goose,
    title: "Above it all",
    code: "1HRftXrczNRhHgaFXJ4hYsTqx2AefdDiJR4664VOaV6k6yt6BB0QN00FOvFHMOudJxqsA",
    weapon: "insect-glaive",
    monster: "seregios",
    skills: [
      "weakness-exploit",
      "airborne",
      "power-prolonger",
      "critical-boost",
      "maximum-might",
      "agitator",
      "evade-window",
    ],
    tags: ["aerial", "fun"],
    notes:
      "Honk.\n\nStay in the air. Extracts last longer with *Power Prolonger*, and Evade Window 2 covers the landing.",
    published: true,
    daysAgo: 4,
    likedBy: [kestrel, maru],
  },
  {
    slug: "two-carts-left",
    owner: tomas,
    title: "Two carts left",
    code: "1IPfueMVTNRjl3lwQgYhYsa8YeBCfRlCli0664UJ9uM5LaCq8FIz0QN4KdeDCU41ah1zA",
    weapon: "great-sword",
    monster: null,
    skills: [
      "focus",
      "earplugs",
      "windproof",
      "stun-resistance",
      "divine-blessing",
      "weakness-exploit",
      "critical-boost",
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
    code: "1vFfu1b4TNRnWqXwQgYhYsTqx2Aed20eSnU42J1Mev6k6yrvQIHwpGYRA3kp141Drm2tONVg",
    weapon: "light-bowgun",
    monster: "lagiacrus",
    skills: [
      "opening-shot",
      "weakness-exploit",
      "critical-boost",
      "burst",
      "constitution",
      "agitator",
      "maximum-might",
    ],
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
    code: "115fu88FTNRnWqWFXJ4hYsTqx2AecYWqe43664VOaV6k6yt6BBluiBuUcQ65yU69Scao",
    weapon: "hammer",
    monster: null,
    skills: [
      "slugger",
      "weakness-exploit",
      "agitator",
      "critical-boost",
      "maximum-might",
      "earplugs",
      "constitution",
    ],
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
    code: "1k6fttnbTNRnWqXwQgYhYsTqx2Aed20e68I42J1Mev6k6yrvQIH0QN4KdelONU13sU7h1zZg",
    weapon: "switch-axe",
    monster: "zoh-shia",
    skills: [
      "rapid-morph",
      "weakness-exploit",
      "agitator",
      "critical-boost",
      "burst",
      "maximum-might",
      "earplugs",
    ],
    tags: [],
    notes: "",
    published: false,
    daysAgo: 7,
    likedBy: [],
  },
];
