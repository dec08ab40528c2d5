/**
 * Other names of skills among players, by id: short forms of this game and names of earlier ones. Reviewed by
 * hand. An alias belongs to one skill and is no other skill's name; lower case, without accents.
 */
export const skillAliases: Readonly<Record<string, readonly string[]>> = {
  "adrenaline-rush": ["arush"],
  agitator: ["agi", "challenger"],
  airborne: ["aerial"],
  "arkvelds-hunger": ["arkveld set"],
  artillery: ["art", "arti", "shelling boost"],
  "attack-boost": ["ab", "atk", "atk boost", "atk up", "attack up"],
  "bind-resistance": ["web resistance"],
  "blangongas-spirit": ["blangonga set"],
  "blast-attack": ["blast up"],
  "bleeding-resistance": ["bleed res", "bleeding res"],
  "blight-resistance": ["blight res", "blightproof"],
  bombardier: ["bombs", "bomb boost"],
  "charge-master": ["cm"],
  constitution: ["con", "consti", "dodge stamina"],
  counterstrike: ["cs"],
  "critical-boost": ["cb", "crit boost", "crit damage", "crit dmg"],
  "critical-draw": ["crit draw", "draw crit"],
  "critical-element": ["ce", "crit ele", "crit element"],
  "critical-eye": ["crit eye", "expert"],
  "critical-status": ["crit status"],
  "defense-boost": ["db", "def boost", "def up", "defense up"],
  "divine-blessing": ["divine bless", "divine protection"],
  "doshagumas-might": ["doshaguma set"],
  "dragon-attack": ["dragon atk", "dragon up"],
  "dragon-resistance": ["dragon res"],
  earplugs: ["hearing protection", "hg earplugs", "plugs", "roar"],
  "ebony-odogarons-power": ["odogaron set"],
  "elemental-absorption": ["ele absorption"],
  "evade-extender": ["ee", "evade distance", "dodge distance"],
  "evade-window": ["ew", "iframe", "iframes", "i-frames", "evasion", "dodge window"],
  "fire-attack": ["fire atk", "fire up"],
  "fire-resistance": ["fire res"],
  "flinch-free": ["ff", "flinch", "trip"],
  "fulgur-anjanaths-will": ["fulgur set"],
  "free-meal": ["free item"],
  gogmapocalypse: ["gogma", "gogma set", "gogmazios"],
  "gore-magalas-tyranny": ["gore", "gore set"],
  "guard-up": ["gu", "chip damage"],
  "guardian-arkvelds-vitality": ["guardian arkveld set"],
  handicraft: ["hc", "sharpness up"],
  heroics: ["hero"],
  "horn-maestro": ["maestro", "horn"],
  "hunger-resistance": ["hunger res"],
  "ice-attack": ["ice atk", "ice up"],
  "ice-resistance": ["ice res"],
  "jin-dahaads-revolt": ["jin set", "jin dahaad"],
  "item-prolonger": ["ip"],
  "latent-power": ["latent", "lp"],
  "leap-of-faith": ["lof"],
  "leviathans-fury": ["lagiacrus", "lagi set"],
  "load-shells": ["ls", "load up"],
  "lords-soul": ["guts", "guts tenacity"],
  "marathon-runner": ["mr", "runner"],
  "master-of-the-fist": ["satsui no hado", "akuma"],
  "masters-touch": ["mt"],
  "maximum-might": ["mm", "max might"],
  "minds-eye": ["me", "bounce"],
  "mizutsunes-prowess": ["mizutsune set", "mizu set"],
  "normal-shots": ["normal up", "normal rapid up"],
  "nu-udras-mutiny": ["nu udra", "nu udra set"],
  "offensive-guard": ["og", "off guard"],
  "omega-resonance": ["omega set", "omega"],
  "opening-shot": ["os", "reload speed"],
  "paralysis-attack": ["para attack", "para up", "paralysis up"],
  "paralysis-resistance": ["para res"],
  partbreaker: ["part break", "pb", "destroyer"],
  "peak-performance": ["peak", "pp"],
  "piercing-shots": ["pierce", "pierce up"],
  "poison-attack": ["poison up"],
  "poison-resistance": ["poison res"],
  "power-prolonger": ["prolonger"],
  "protective-polish": ["polish"],
  "punishing-draw": ["pd"],
  "quick-sheathe": ["qs", "sheath", "sheathing"],
  "rapid-fire-up": ["rapid fire", "rfu"],
  "rapid-morph": ["rm", "morph"],
  "rathaloss-flare": ["rathalos", "rathalos set"],
  "razor-sharp": ["rs"],
  "recovery-speed": ["rec speed"],
  "recovery-up": ["rec up", "healing"],
  resentment: ["resent"],
  "rey-daus-voltage": ["rey dau", "rey dau set"],
  "seregioss-tenacity": ["seregios", "seregios set"],
  "shock-absorber": ["friendly fire"],
  "sleep-attack": ["sleep up"],
  "soul-of-the-dark-knight": ["dark arts", "dark knight"],
  "special-ammo-boost": ["sab", "special ammo"],
  "speed-eating": ["se", "fast eating"],
  "speed-sharpening": ["whetstone"],
  "spread-power-shots": ["spread", "spread up"],
  slugger: ["ko", "ko power", "punisher"],
  "stamina-surge": ["ss", "stam surge", "stamina regen"],
  "stamina-thief": ["exhaust power"],
  "stun-resistance": ["stun res", "dizzy"],
  "survival-expert": ["environment heal"],
  "tetrad-shot": ["tetrad", "ts"],
  "thunder-attack": ["thunder atk", "thunder up"],
  "thunder-resistance": ["thunder res"],
  "tool-specialist": ["mantle", "mantles", "mantle cooldown"],
  "tremor-resistance": ["tremor res", "quake"],
  "uth-dunas-cover": ["uth duna", "uth duna set"],
  "water-attack": ["water atk", "water up"],
  "water-resistance": ["water res"],
  "weakness-exploit": ["wex", "we", "tenderizer"],
  "wide-range": ["wr", "healer", "party heal"],
  windproof: ["wind res", "wind resistance"],
  "xu-wus-vigor": ["xu wu", "xu wu set"],
  "zoh-shias-pulse": ["zoh shia", "zoh shia set"],
};

/** Id of the skill that an alias is for. */
const byAlias: ReadonlyMap<string, string> = new Map(
  Object.entries(skillAliases).flatMap(([id, aliases]) => aliases.map((alias) => [alias, id] as const)),
);

/** Other names of a skill among players; none where it has none. */
export function listAliases(id: string): readonly string[] {
  return skillAliases[id] ?? [];
}

/** The skill that players call so, whatever the case and the spaces around it; `undefined` = none. */
export function findSkillByAlias(written: string): string | undefined {
  return byAlias.get(written.trim().toLowerCase().replace(/\s+/g, " "));
}

/**
 * Words for what skills do, with the ids of those that do it: who types a word means all of them. They follow from the
 * facts; the test says which, and names what a patch changed.
 */
export const skillsByWord: Readonly<Record<string, string>> = {
  affinity:
    "agitator antivirus buttery-leathercraft critical-draw critical-eye foray grillmaster latent-power leviathans-fury maximum-might omega-resonance slicked-blade synergy tetrad-shot weakness-exploit",
  crit: "agitator antivirus buttery-leathercraft critical-boost critical-draw critical-eye foray grillmaster latent-power leviathans-fury maximum-might omega-resonance synergy tetrad-shot weakness-exploit",
  raw: "adrenaline-rush agitator ambush attack-boost ballistics blangongas-spirit blossomdance-prayer bludgeoner charge-up counterstrike darkside doshagumas-might dreamspell-prayer ebony-odogarons-power flamefete-prayer foray fortifying-pelt gore-magalas-tyranny heroics jin-dahaads-revolt lords-favor lords-fury lords-soul lumenhymn-prayer minds-eye offensive-guard omega-resonance opening-shot peak-performance power-stone punishing-draw resentment self-improvement seregioss-tenacity tetrad-shot xu-wus-vigor",
  attack:
    "adrenaline-rush agitator ambush attack-boost ballistics blangongas-spirit blossomdance-prayer counterstrike darkside doshagumas-might dreamspell-prayer ebony-odogarons-power flamefete-prayer foray fortifying-pelt gore-magalas-tyranny heroics jin-dahaads-revolt lords-favor lords-fury lords-soul lumenhymn-prayer offensive-guard omega-resonance opening-shot peak-performance power-stone punishing-draw resentment self-improvement seregioss-tenacity tetrad-shot xu-wus-vigor",
  damage:
    "adrenaline-rush agitator ambush attack-boost ballistics blangongas-spirit blossomdance-prayer bludgeoner charge-up counterstrike critical-boost darkside doshagumas-might dreamspell-prayer ebony-odogarons-power flamefete-prayer foray fortifying-pelt gore-magalas-tyranny heroics jin-dahaads-revolt lords-favor lords-fury lords-soul lumenhymn-prayer minds-eye normal-shots nu-udras-mutiny offensive-guard omega-resonance opening-shot peak-performance piercing-shots punishing-draw resentment seregioss-tenacity spread-power-shots tetrad-shot whiteflame-torrent xu-wus-vigor",
  elemental:
    "convert-element dragon-attack fire-attack gogmapocalypse grillmaster ice-attack opening-shot tetrad-shot thunder-attack water-attack",
  status: "blast-attack critical-status paralysis-attack poison-attack sleep-attack",
  sharpness: "handicraft masters-touch protective-polish razor-sharp speed-sharpening",
  stamina:
    "constitution fulgur-anjanaths-will guard guardians-pulse hunger-resistance marathon-runner stamina-surge",
  healing:
    "arkvelds-hunger guardian-arkvelds-vitality guardians-pulse recovery-speed recovery-up zoh-shias-pulse",
  defense:
    "blossomdance-prayer defense-boost divine-blessing dragon-resistance dreamspell-prayer fire-resistance flamefete-prayer fortifying-pelt gravioss-protection heroics ice-resistance lumenhymn-prayer self-improvement synthetic-shield thunder-resistance uth-dunas-cover water-resistance",
  roar: "earplugs",
  guard: "guard guard-up",
  dodge: "evade-extender evade-window mizutsunes-prowess",
  charge: "focus",
  stun: "charge-up rice-ball slugger",
  wound: "flayer weakness-exploit",
  frenzy: "antivirus gore-magalas-tyranny",
};

const wordsBySkill = new Map<string, string[]>();
for (const [word, ids] of Object.entries(skillsByWord)) {
  for (const id of ids.split(" ")) wordsBySkill.set(id, [...(wordsBySkill.get(id) ?? []), word]);
}

/** Words for what a skill does (`affinity`, `guard`); none where there is no word for it. */
export function listSkillWords(id: string): readonly string[] {
  return wordsBySkill.get(id) ?? [];
}
