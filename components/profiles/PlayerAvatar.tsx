import "@mantine/core/styles/Avatar.layer.css";
import { Avatar } from "@mantine/core";
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

const imageProps = { referrerPolicy: "no-referrer" } as const;

/** A player's icon, their picture, or their initials. Decoration next to the name: it has no text of its own. */
export function PlayerAvatar({ name, photoURL, icon, size }: PlayerAvatarProps) {
  if (isProfileIcon(icon)) return <ProfileIcon id={icon} size={size} />;
  return (
    <Avatar
      src={cleanPhotoURL(photoURL)}
      alt=""
      size={size}
      className={`${classes.avatar} flex-none`}
      imageProps={imageProps}
      aria-hidden="true"
    >
      {/* Drawn by the style sheet: as text they would be a visible label that the button around them does not have. */}
      <span data-initials={getInitials(name ?? "") || getInitials(fallbackName)} />
    </Avatar>
  );
}
