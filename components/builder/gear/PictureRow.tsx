import "@mantine/core/styles/Image.layer.css";
import { Button, Image, NativeSelect, TextInput } from "@mantine/core";
import type { FoundTalisman } from "@/hooks/builder/use-picture-reader";
import type { SkillLevel, TalismanSlot } from "@/lib/builder/catalog/catalog";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { formatSlots } from "@/lib/builder/loadout/format-slots";
import type { TalismanFigures } from "@/lib/builder/loadout/model";
import { capitalize } from "@/lib/text/capitalize";

/** The player's decision about a talisman read from a picture. */
export interface RowAnswer {
  readonly slots?: readonly TalismanSlot[];
  /** Typed in place of what was read. */
  readonly typed?: string;
}

interface PictureRowProps {
  talisman: FoundTalisman;
  slots: readonly TalismanSlot[] | null;
  /** Slots to choose from. */
  possible: readonly (readonly TalismanSlot[])[];
  /** The talisman, or what is still to be done. */
  result: TalismanFigures | string;
  typed: string | undefined;
  builderData: BuilderData;
  onAnswer(answer: RowAnswer): void;
  onLeaveOut(): void;
}

/** A talisman of a picture: its part of the picture, what was read, and fields for what was not. */
export function PictureRow(props: PictureRowProps) {
  const { talisman, slots, possible, result, typed, builderData, onAnswer, onLeaveOut } = props;
  const { figures, read, crop } = talisman;
  const { getName } = builderData;
  const formatSkills = (skills: readonly SkillLevel[]) =>
    skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`).join(", ");
  const isTyping = typed !== undefined || !figures;
  const isReady = typeof result !== "string";
  const label = isReady ? formatSkills(result.skills) : formatSkills(read) || "Unread talisman";
  return (
    <li className="grid grid-cols-1 md:grid-cols-2 gap-3 p-3 border rounded-md bg-card">
      <Image
        src={crop}
        alt={`Part of ${talisman.file}`}
        fit="contain"
        radius="sm"
        className="w-full min-w-0 max-h-60 object-left-top"
      />
      <div className="grid gap-2 content-start min-w-0 text-14 leading-5">
        <p className={isReady ? "font-semibold" : "font-semibold text-warn"}>
          {isReady ? "✓ Read" : figures ? "Slots not certain" : "Not certain: check and complete it"}
        </p>
        {isTyping ? (
          <TextInput
            size="sm"
            label="Skills and slots"
            description="Such as: Attack Boost 2, Critical Eye 1, slots W1-1"
            aria-label={`Skills and slots: ${label}`}
            value={typed ?? formatSkills(read)}
            error={isReady ? undefined : result}
            onChange={({ currentTarget }) => onAnswer({ typed: currentTarget.value })}
          />
        ) : (
          <>
            <p>
              {getName("talisman", figures.talisman)}: {formatSkills(figures.skills)}
            </p>
            <NativeSelect
              size="sm"
              label="Slots"
              aria-label={`Slots: ${label}`}
              value={slots ? formatSlots(slots) : ""}
              onChange={({ currentTarget }) => {
                const chosen = possible.find((each) => formatSlots(each) === currentTarget.value);
                if (chosen) onAnswer({ slots: chosen });
              }}
            >
              <option value="" disabled>
                Choose
              </option>
              {possible.map((each) => (
                <option key={formatSlots(each)} value={formatSlots(each)}>
                  {capitalize(formatSlots(each))}
                </option>
              ))}
            </NativeSelect>
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {!isTyping && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Correct: ${label}`}
              onClick={() =>
                onAnswer({ typed: `${formatSkills(read)}${slots ? `, slots ${writeSlots(slots)}` : ""}` })
              }
            >
              Correct
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" aria-label={`Leave out: ${label}`} onClick={onLeaveOut}>
            Leave out
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Slots as they are typed: `W1-1`. */
function writeSlots(slots: readonly TalismanSlot[]): string {
  return slots.map(({ kind, slot }) => `${kind === "weapon" ? "W" : "A"}${slot}`).join("-");
}
