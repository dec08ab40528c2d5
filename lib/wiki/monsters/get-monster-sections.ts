import type { MonsterPageProps } from "./monster-page";

interface PageSection {
  readonly id: string;
  readonly label: string;
}

/** The sections that the page of a monster has, in their order: small monsters lack several. */
export function getMonsterSections(props: MonsterPageProps): readonly PageSection[] {
  const { status, breaks, food, drops, sizes, quests, gear } = props;
  const all: readonly (PageSection & { shown: boolean })[] = [
    { id: "hitzones", label: "Hitzones", shown: true },
    { id: "status", label: "Ailments", shown: status.length > 0 },
    { id: "fight", label: "Overview", shown: true },
    { id: "breaks", label: "Breakable parts", shown: breaks.length > 0 },
    { id: "food", label: "What to eat", shown: food !== null },
    { id: "rewards", label: "Rewards", shown: drops.length > 0 },
    { id: "crowns", label: "Crowns", shown: sizes !== null },
    { id: "where", label: "Habitat", shown: true },
    { id: "quests", label: "Quests", shown: quests.length > 0 },
    { id: "gear", label: "Gear", shown: gear.sets.length > 0 || gear.weapons.length > 0 },
    // Handed in by the route, below everything else.
    { id: "builds", label: "Builds", shown: breaks.length > 0 },
    { id: "runs", label: "Fastest runs", shown: quests.length > 0 },
  ];
  return all.filter(({ shown }) => shown).map(({ id, label }) => ({ id, label }));
}
