import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/**
 * Document `staff/admins`: who is or was an admin, and since when. Rights come from the claims of the ID token alone;
 * this says who was there first.
 */
export const rosterSchema = z.object({
  /** The uid that the command line made the first admin; `null` = none yet. */
  first: z.string().nullable(),
  /** In the order in which they got the role. */
  admins: z.array(
    z.object({
      uid: z.string().min(1),
      since: storedTimeSchema,
      /** When the role was taken; `null` = it was not. */
      until: storedTimeSchema.nullable(),
    }),
  ),
});
export type Roster = z.infer<typeof rosterSchema>;
type Time = Roster["admins"][number]["since"];

/** A change of somebody's role as far as the roster is concerned. */
interface RosterChange {
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly at: Time;
  /** Whether the command line makes it: it names the first admin. */
  readonly isOperator?: boolean;
}

/** The roster with a change. What is so already stays as it is. */
export function changeRoster(roster: Roster, { uid, isAdmin, at, isOperator = false }: RosterChange): Roster {
  const held = roster.admins.find((each) => each.uid === uid);
  const others = roster.admins.filter((each) => each.uid !== uid);
  if (!isAdmin) {
    const admins = roster.admins.map((each) => (each === held ? { ...each, until: each.until ?? at } : each));
    return { first: roster.first === uid ? null : roster.first, admins };
  }
  const first = roster.first ?? (isOperator ? uid : null);
  if (held?.until === null) return { first, admins: roster.admins };
  return { first, admins: [...others, { uid, since: at, until: null }] };
}

/** Uids of those who have the role, in the order in which they got it. */
export function listRosterAdmins({ admins }: Roster): string[] {
  return admins.filter(({ until }) => until === null).map(({ uid }) => uid);
}

/** Whose role nobody may take alone but the command line: the one it named, else who has it for longest. */
export function getFirstAdmin(roster: Roster): string | null {
  return roster.first ?? listRosterAdmins(roster)[0] ?? null;
}
