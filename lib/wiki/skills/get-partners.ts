/** Skills that build on each other: the first does nothing, or less, without the second. */
const pairs: readonly (readonly [string, string])[] = [
  ["antivirus", "gore-magalas-tyranny"],
  ["bladescale-honing", "bladescale-loading"],
  ["critical-boost", "critical-eye"],
  ["ebony-odogarons-power", "burst"],
  ["marathon-runner", "constitution"],
  ["nu-udras-mutiny", "resentment"],
  ["rey-daus-voltage", "latent-power"],
  ["seregioss-tenacity", "adrenaline-rush"],
  ["soul-of-the-dark-knight", "darkside"],
  ["synergy", "omega-resonance"],
  ["synthetic-shield", "omega-resonance"],
];

/** Ids of the skills that belong to a plan with this one, in both directions. */
export function getPartners(id: string): readonly string[] {
  return pairs.flatMap(([first, second]) => (first === id ? [second] : second === id ? [first] : []));
}
