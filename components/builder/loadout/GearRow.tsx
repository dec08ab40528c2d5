import { UnstyledButton } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import { placeKeys } from "../builder-keys";
import classes from "./GearRow.module.css";

interface GearRowProps {
  place: LoadoutPlace;
  /** Label of the place: "Head". */
  word: string;
  icon: IconName;
  /** Gear in the place; `null` = nothing. */
  gear: {
    readonly entity: NamedEntity;
    readonly id: string;
    readonly name: string;
    /** A name that a person gave, which is not translated. */
    readonly own?: boolean;
    readonly rarity: number | null;
  } | null;
  /** Text of an empty place: "Choose a head piece". */
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
    <li
      className={`grid-cols-[26px_minmax(0,1fr)] ${gear ? "pt-1.5 pb-2" : "py-1.5"} pe-1.5 ps-3 not-first:border-t grid items-start gap-y-0.5 gap-x-2.5`}
      data-place={place}
    >
      <div className="row-span-2 pointer-coarse:pt-2.25 justify-items-center grid gap-1.5 pt-1.25 text-dim">
        <GameIcon name={icon} size={26} />
        {gear?.rarity && <RarityGem rarity={gear.rarity} />}
      </div>
      <div className="flex items-center gap-1.5 min-w-0">
        {/* One button for both states: the focus comes back to it when what is there has changed. */}
        <UnstyledButton
          type="button"
          className={`-ms-1.5 focus-visible:-outline-offset-2 flex flex-1 gap-2 items-center min-w-0 min-h-9 py-1 px-1.5 border rounded-md text-15 leading-5 text-start hover:bg-hover ${gear ? "border-transparent text-default font-semibold" : "border-dashed border-control hover:border-signal text-dim hover:text-signal font-medium"} pointer-coarse:min-h-11`}
          data-print={gear !== null || undefined}
          aria-haspopup="dialog"
          aria-keyshortcuts={placeKeys[place]}
          onClick={onPick}
        >
          {gear ? (
            <>
              <span className="visually-hidden">{word}:</span>{" "}
              <span className="wrap-anywhere">
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
              <span className="wrap-anywhere">{invitation}</span>
            </>
          )}
        </UnstyledButton>
        {actions && <div className="flex flex-none">{actions}</div>}
      </div>
      {(figures || children) && (
        <div className="col-2 empty:hidden grid gap-1 min-w-0 pe-1.5">
          {figures && (
            <div className={`${classes.figures} flex flex-wrap items-baseline gap-x-3 text-14 leading-5`}>
              {figures}
            </div>
          )}
          {children}
        </div>
      )}
    </li>
  );
}
