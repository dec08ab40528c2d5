import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import type { NameEntity } from "@/lib/names/names-store";
import classes from "./GearRow.module.css";

interface GearRowProps {
  place: LoadoutPlace;
  /** Label of the place: "Head". */
  word: string;
  icon: IconName;
  /** What is there; `null` = nothing. */
  gear: {
    readonly entity: NameEntity;
    readonly id: string;
    readonly name: string;
    /** A name that a person gave, which is not translated. */
    readonly own?: boolean;
    readonly rarity: number | null;
  } | null;
  /** What an empty place invites to: "Choose a head piece". */
  invitation: string;
  figures?: ReactNode;
  /** Skills, slots, problems. */
  children?: ReactNode;
  actions?: ReactNode;
  onPick(): void;
}

/** One place of the loadout: what is there, with its figures, or an invitation to choose something. */
export function GearRow(props: GearRowProps) {
  const { place, word, icon, gear, invitation, figures, children, actions, onPick } = props;
  return (
    <li className={classes.row} data-place={place} data-empty={gear === null || undefined}>
      <div className={classes.mark}>
        <GameIcon name={icon} size={26} />
        {gear?.rarity && <RarityGem rarity={gear.rarity} />}
      </div>
      <div className={classes.top}>
        {/* One button for both states: the focus comes back to it when what is there has changed. */}
        <button type="button" className={classes.name} aria-haspopup="dialog" onClick={onPick}>
          {gear ? (
            <>
              <span className="visually-hidden">{word}:</span>{" "}
              <span className={classes.text}>
                {gear.own ? (
                  gear.name
                ) : (
                  <Name entity={gear.entity} id={gear.id}>
                    {gear.name}
                  </Name>
                )}
              </span>
            </>
          ) : (
            <>
              <IconPlus size={16} stroke={2} aria-hidden="true" />
              <span className={classes.text}>{invitation}</span>
            </>
          )}
        </button>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {(figures || children) && (
        <div className={classes.body}>
          {figures && <div className={classes.figures}>{figures}</div>}
          {children}
        </div>
      )}
    </li>
  );
}
