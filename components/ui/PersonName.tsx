import { getUserPath } from "@/lib/site/routes";
import type { MarkedName } from "@/lib/users/staff-mark";
import { PageLink } from "./PageLink";

interface PersonNameProps extends MarkedName {
  /** Leads to the profile; `null` or none for a name that leads nowhere. */
  uid?: string | null | undefined;
  /** Of the link. */
  className?: string;
}

/** A player's name as every place shows it: in any script, and with the mark of staff where the server says so. */
export function PersonName({ name, isStaff, uid, className }: PersonNameProps) {
  const text = <bdi>{name}</bdi>;
  return (
    <>
      {uid ? (
        <PageLink href={getUserPath(uid)} className={className}>
          {text}
        </PageLink>
      ) : (
        <span className={className}>{text}</span>
      )}
      {isStaff && <StaffBadge />}
    </>
  );
}

/** After the name of a moderator or an admin. Nobody can have the word in their name. */
export function StaffBadge() {
  return (
    <span className="ms-1.5 px-1 inline-block border border-control rounded-sm text-12 leading-4 font-semibold text-dim whitespace-nowrap">
      Staff
    </span>
  );
}

/** The same of whoever wrote something. */
export function AuthorName({
  author: { uid, displayName, isStaff },
  isLinked = true,
  className,
}: {
  author: { readonly uid: string; readonly displayName: string; readonly isStaff?: true | undefined };
  /** Whether it leads to the profile. */
  isLinked?: boolean;
  className?: string;
}) {
  return (
    <PersonName
      name={displayName}
      isStaff={isStaff}
      uid={isLinked ? uid : null}
      {...(className !== undefined && { className })}
    />
  );
}
