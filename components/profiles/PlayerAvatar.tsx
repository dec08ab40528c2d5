import { useState } from "react";
import { ProfileIcon } from "@/components/ui/ProfileIcon";
import { isProfileIcon } from "@/lib/profiles/icons";
import { cleanPhotoURL, fallbackName } from "@/lib/users/display";
import { getInitials } from "@/lib/users/get-initials";
import classes from "./PlayerAvatar.module.css";

interface PlayerAvatarProps {
  /** `null` while it is not known. */
  name: string | null;
  photoURL: string | null;
  /** Chosen profile icon; takes the place of the picture. */
  icon?: string | null;
  /** Width and height, pixels. */
  size: number;
}

/** A player's icon, their picture, or their initials. Decoration next to the name: it has no text of its own. */
export function PlayerAvatar({ name, photoURL, icon, size }: PlayerAvatarProps) {
  const [brokenPhoto, setBrokenPhoto] = useState<string | null>(null);
  const photo = cleanPhotoURL(photoURL);
  if (isProfileIcon(icon)) return <ProfileIcon id={icon} size={size} />;
  const box = { width: size, height: size };
  if (photo && photo !== brokenPhoto) {
    return (
      // biome-ignore lint/performance/noImgElement: a small picture of the identity provider, already sized.
      <img
        className={`${classes.avatar} rounded-full select-none inline-flex flex-none items-center justify-center border border-strong bg-raised text-default font-semibold`}
        style={box}
        src={photo}
        alt=""
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setBrokenPhoto(photo)}
      />
    );
  }
  return (
    // Drawn by the style sheet: as text they would be a visible label that the button around them does not have.
    <span
      className={`${classes.avatar} rounded-full select-none inline-flex flex-none items-center justify-center border border-strong bg-raised text-default font-semibold`}
      style={{ ...box, fontSize: Math.round(size * 0.4) }}
      data-initials={getInitials(name ?? "") || getInitials(fallbackName)}
      aria-hidden="true"
    />
  );
}
