import { accountant, beatrix, type DemoRequest, harth, hazel, kestrel, maple, maru } from "./help-plan";

/** Build requests of the demo, oldest first. */
export const earlyBuildRequests: readonly DemoRequest[] = [
  {
    asker: harth,
    daysAgo: 55,
    hour: 18,
    content: {
      kind: "build-request",
      title: "Horn that keeps four people alive",
      body: "I play with three strangers most evenings. They drink nothing and get hit by everything. What do I wear?",
      weapon: "hunting-horn",
      monster: null,
      playstyle: "support",
    },
    answers: [
      {
        by: hazel,
        after: 3,
        body: "Wide-Range 3 with Speed Eating and Free Meal. Your potions heal everyone and cost you half. Earplugs on top, because a horn that recovers from roars is no horn.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: accountant,
    daysAgo: 48,
    hour: 20,
    content: {
      kind: "build-request",
      title: "Great sword that starts fast against Arkveld",
      body: "My first great sword. I have every high rank set, but I do not know what matters.",
      weapon: "great-sword",
      monster: "arkveld",
      playstyle: "damage",
      owned: "All high rank armor, Attack and Expert jewels up to level 3",
    },
    answers: [
      {
        by: hazel,
        after: 5,
        body: "Focus 3 first, then Weakness Exploit 5 and Agitator 5. Charge behind its chains and let go when it turns.",
        build: "first-charge",
      },
      {
        by: harth,
        after: 9,
        body: "What Hazel says. Learn the tackle before anything else: it goes through its roar.",
      },
    ],
    end: { approve: 0, thank: [1] },
  },
  {
    asker: hazel,
    daysAgo: 46,
    hour: 21,
    content: {
      kind: "build-request",
      title: "Light bowgun for somebody who loves to slide",
      body: "I want to stay mobile and still feel each shot. Which skills make the slide worth it?",
      weapon: "light-bowgun",
      monster: null,
      playstyle: "damage",
    },
    answers: [
      {
        by: beatrix,
        after: 4,
        body: "Opening Shot and Critical Boost. Reload after every slide, so that the first volley is always the fast one. Burst keeps itself up.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: harth,
    daysAgo: 45,
    hour: 9,
    content: {
      kind: "build-request",
      title: "Lance against Gravios without chip damage",
      body: "The beam takes a third of my health through the shield. What am I missing?",
      weapon: "lance",
      monster: "gravios",
      playstyle: "comfort",
    },
    answers: [
      {
        by: maru,
        after: 6,
        body: "Guard 3 and Guard Up. Block the beam from the side of its head, not in front.",
      },
      {
        by: accountant,
        after: 20,
        body: "Offensive Guard 3 on top: a late block gives you the damage back.",
      },
    ],
    end: { approve: 1, thank: [0] },
  },
  {
    asker: accountant,
    daysAgo: 44,
    hour: 19,
    content: {
      kind: "build-request",
      title: "Charge blade phials never ready",
      body: "Every time the monster is down, my phials are empty. Which skills fill them?",
      weapon: "charge-blade",
      monster: "uth-duna",
      playstyle: "beginner",
    },
    answers: [
      {
        by: harth,
        after: 2,
        body: "Load Shells and Focus 3. And guard points: each one you land is a phial saved.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: beatrix,
    daysAgo: 43,
    hour: 17,
    content: {
      kind: "build-request",
      title: "Heavy bowgun for Gogmazios, standing still",
      body: "Four hunters, one siege, I hold the middle. What would you wear?",
      weapon: "heavy-bowgun",
      monster: "gogmazios",
      playstyle: "damage",
    },
    answers: [
      {
        by: hazel,
        after: 7,
        body: "Opening Shot 3, Weakness Exploit 5, Agitator 3, and Divine Blessing for the oil. Reload often.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: maru,
    daysAgo: 42,
    hour: 16,
    content: {
      kind: "build-request",
      title: "Paralysis sword that also cuts tails",
      body: "I play support and want to break parts while it cannot move.",
      weapon: "sword-and-shield",
      monster: "mizutsune",
      playstyle: "status",
      constraints: "Partbreaker at 3",
    },
    answers: [
      {
        by: hazel,
        after: 3,
        body: "Catburglar has paralysis and positive affinity. Partbreaker 3 makes the tail two hits shorter.",
      },
      {
        by: accountant,
        after: 11,
        body: "Burst stays up by itself on Perfect Rush, so do not spend slots on attack.",
      },
    ],
    end: { approve: 0, thank: [1] },
  },
  {
    asker: hazel,
    daysAgo: 41,
    hour: 22,
    content: {
      kind: "build-request",
      title: "Dual blades that never leave demon mode",
      body: "I run out of stamina twice a minute against Gore Magala.",
      weapon: "dual-blades",
      monster: "gore-magala",
      playstyle: "damage",
      skills: [
        { skill: "stamina-surge", level: 3 },
        { skill: "constitution", level: 3 },
      ],
    },
    answers: [
      {
        by: maru,
        after: 4,
        body: "Stamina Surge 3 and Constitution 3, then Burst. You will not see the bar empty again.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: hazel,
    daysAgo: 39,
    hour: 20,
    content: {
      kind: "build-request",
      title: "Water bow against Rey Dau",
      body: "I have the Soaring Dragon at rarity 8 and nothing around it.",
      weapon: "bow",
      monster: "rey-dau",
      playstyle: "damage",
      owned: "Azure Era bow, all craftable charms",
    },
    answers: [
      {
        by: beatrix,
        after: 2,
        body: "Constitution 3, Stamina Surge 3, Weakness Exploit 5. Aim at the head, dash sideways, never back.",
      },
      { by: kestrel, after: 15, body: "Evade Window 3 is worth it here. Its bolts are fast." },
    ],
    end: { approve: 0, thank: [1] },
  },
  {
    asker: accountant,
    daysAgo: 38,
    hour: 10,
    content: {
      kind: "build-request",
      title: "A hammer that knocks out quickly",
      body: "Four knockouts in one hunt, is that realistic? With which skills?",
      weapon: "hammer",
      monster: null,
      playstyle: "comfort",
    },
    answers: [
      {
        by: maple,
        after: 5,
        body: "Slugger 3 and Focus if you charge a lot. Four is realistic with a second hammer in the party.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: harth,
    daysAgo: 37,
    hour: 18,
    content: {
      kind: "build-request",
      title: "Switch axe with fast morphs",
      body: "I like to morph after every step. What is good besides Rapid Morph?",
      weapon: "switch-axe",
      monster: "zoh-shia",
      playstyle: "damage",
    },
    answers: [
      { by: kestrel, after: 8, body: "Agitator 4 and Critical Boost 3. Zoh Shia is angry most of the time." },
    ],
  },
  {
    asker: beatrix,
    daysAgo: 36,
    hour: 19,
    content: {
      kind: "build-request",
      title: "Great sword for a friend who faints a lot",
      body: "He has two faints in every hunt and laughs about it. I would like one.",
      weapon: "great-sword",
      monster: null,
      playstyle: "beginner",
    },
    answers: [
      {
        by: harth,
        after: 3,
        body: "Earplugs 3, Stun Resistance 3, Divine Blessing 3. No damage helps if you are on the cart.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: maru,
    daysAgo: 35,
    hour: 21,
    content: {
      kind: "build-request",
      title: "Glaive that stays in the air",
      body: "Bleeding is my problem: I land, I bleed, I faint.",
      weapon: "insect-glaive",
      monster: "seregios",
      playstyle: "damage",
    },
    answers: [
      {
        by: hazel,
        after: 6,
        body: "Airborne and Power Prolonger, and stop for a second after it hits you: standing still ends the bleeding.",
      },
    ],
    end: { approve: 0 },
  },
  {
    asker: accountant,
    daysAgo: 33,
    hour: 18,
    content: {
      kind: "build-request",
      title: "Gunlance full burst, safe version",
      body: "I want to shell and not to think. Jin Dahaad's ice throws me around.",
      weapon: "gunlance",
      monster: "jin-dahaad",
      playstyle: "comfort",
    },
    answers: [
      { by: maple, after: 9, body: "Artillery 3, Guard 2 and Load Shells. Shell the legs, block the rest." },
    ],
    end: { approve: 0 },
  },
];
