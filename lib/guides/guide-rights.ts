import type { Roles } from "@/lib/site/roles";

/** Whose guide it is, and who may work on it. */
interface GuideRights {
  /** `null` for guides of the site and of accounts that are gone. */
  readonly owner: string | null;
  readonly editors: readonly string[];
}
type Person = Roles & { readonly uid: string };

/** Whether somebody may save, publish and unpublish a guide, and decide what others propose for it. */
export function mayEditGuide(guide: GuideRights, person: Person): boolean {
  return mayManageGuide(guide, person) || (person.creator && guide.editors.includes(person.uid));
}

/** Whether somebody may delete and restore a guide, and name its editors. Whoever is no creator proposes to their own, too. */
export function mayManageGuide(
  { owner }: Pick<GuideRights, "owner">,
  { uid, admin, creator }: Person,
): boolean {
  return admin || (creator && owner === uid);
}

/** Whether somebody decides what another one proposes: for a guide who may edit it, for a new one every creator. */
export function mayDecideProposal(
  guide: GuideRights | null,
  { base, author }: { readonly base: number; readonly author: string },
  person: Person,
): boolean {
  if (author === person.uid) return false;
  if (guide) return mayEditGuide(guide, person);
  return base === 0 && (person.creator || person.admin);
}
