import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { PersonName } from "@/components/ui/PersonName";
import type { Profile } from "@/lib/users/schema";
import { PlayerAvatar } from "./PlayerAvatar";

interface ProfileHeadProps {
  /** `null` while it is on its way: the head keeps its shape. */
  profile: Profile | null;
  /** One line under the name. */
  children?: ReactNode;
  /** Buttons at the right, below the name on a phone. */
  actions?: ReactNode;
}

/** A player's picture and name. */
export function ProfileHead({ profile, children, actions }: ProfileHeadProps) {
  return (
    <header className="pt-7 pb-6 max-md:gap-3.5 flex flex-wrap items-center gap-5">
      {profile ? (
        <PlayerAvatar name={profile.displayName} photoURL={profile.photoURL} icon={profile.icon} size={72} />
      ) : (
        <Skeleton circle height={72} className="animate-late" />
      )}
      <div className="min-w-0 flex-1 basis-55">
        {profile ? (
          <h1 className="text-[length:clamp(24px,20px_+_1.4vw,34px)] min-h-10 wrap-anywhere">
            <PersonName name={profile.displayName} isStaff={profile.isStaff} />
          </h1>
        ) : (
          <h1 className="text-[length:clamp(24px,20px_+_1.4vw,34px)] min-h-10 wrap-anywhere">
            <span className="visually-hidden">Loading profile</span>
            <Skeleton width={180} height={30} className="animate-late" />
          </h1>
        )}
        <div className="min-h-6 mt-0.5 text-dim">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
