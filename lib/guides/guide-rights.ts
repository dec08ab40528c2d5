import type { Roles } from "@/lib/site/roles";

/** Whose guide it is, and who may work on it. */
interface GuideRights {
  /** `null` for guides of the site and of accounts that are gone. */
  readonly owner: string | null;
  readonly editors: readonly string[];
}
type Person = Pick<Roles, "admin"> & { readonly uid: string };

/** Whether somebody may save, publish and unpublish a guide, and decide what others propose for it. */
export function mayEditGuide(guide: GuideRights, person: Person): boolean {
  return mayManageGuide(guide, person) || guide.editors.includes(person.uid);
}

/** Whether somebody may delete and restore a guide, and name its editors. */
export function mayManageGuide({ owner }: Pick<GuideRights, "owner">, { uid, admin }: Person): boolean {
  return admin || owner === uid;
}
