import { UnstyledButton } from "@mantine/core";
import { IconLock, IconPhoto } from "@tabler/icons-react";
import { ProfileIcon } from "@/components/ui/ProfileIcon";
import {
  formatIconSource,
  getIconPrice,
  type ProfileIconId,
  profileIconIds,
  profileIcons,
} from "@/lib/profiles/icons";
import type { OwnIcons } from "@/lib/profiles/schema";
import classes from "./IconGrid.module.css";

interface IconGridProps {
  icons: Pick<OwnIcons, "icon" | "unlocked">;
  /** @param id `null` = no icon */
  onChoose(id: ProfileIconId | null): void;
  onBuy(id: ProfileIconId): void;
}

const option = `${classes.option} hover:bg-hover w-full h-full grid justify-items-center content-start gap-1 py-3 px-1.5 border border-(--line) rounded-md bg-card text-13 leading-4.5 text-center`;

/** Every profile icon: those one has can be chosen, the others say what they take. */
export function IconGrid({ icons: { icon, unlocked }, onChoose, onBuy }: IconGridProps) {
  return (
    <ul className="grid grid-cols-3 md:grid-cols-5 gap-2">
      <li>
        <UnstyledButton className={option} aria-pressed={icon === null} onClick={() => onChoose(null)}>
          <span className="h-12 flex items-center text-dim">
            <IconPhoto size={28} stroke={1.75} aria-hidden="true" />
          </span>
          No icon
          <span className="text-12 text-dim">Photo or initials</span>
        </UnstyledButton>
      </li>
      {profileIconIds.map((id) => (
        <li key={id}>
          <IconOption
            id={id}
            isChosen={icon === id}
            isUnlocked={unlocked.includes(id)}
            onChoose={onChoose}
            onBuy={onBuy}
          />
        </li>
      ))}
    </ul>
  );
}

interface IconOptionProps extends Pick<IconGridProps, "onChoose" | "onBuy"> {
  id: ProfileIconId;
  isChosen: boolean;
  isUnlocked: boolean;
}

function IconOption({ id, isChosen, isUnlocked, onChoose, onBuy }: IconOptionProps) {
  const canBuy = !isUnlocked && getIconPrice(id) !== null;
  const act = () => {
    if (isUnlocked) onChoose(id);
    else if (canBuy) onBuy(id);
  };
  return (
    <UnstyledButton
      type="button"
      className={option}
      aria-pressed={isUnlocked ? isChosen : undefined}
      aria-disabled={!isUnlocked && !canBuy}
      onClick={act}
    >
      <ProfileIcon id={id} size={48} />
      {profileIcons[id].name}
      <span className="inline-flex items-center justify-center gap-1 text-12 leading-4 text-dim">
        {!isUnlocked && <IconLock size={12} aria-hidden="true" className="flex-none" />}
        {isChosen ? "Selected" : isUnlocked ? "Unlocked" : formatIconSource(id)}
      </span>
    </UnstyledButton>
  );
}
