import { NativeSelect, TextInput } from "@mantine/core";
import { PlatformField } from "@/components/game/PlatformField";
import { MonsterField } from "@/components/hunting-help/MonsterField";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { languages } from "@/lib/catalog/languages";
import { listTimeZones } from "@/lib/hunting-help/hunt/time-zones";
import { maxPartySize } from "@/lib/hunting-help/rules";
import type { RequestFieldProps } from "./request-field-props";

const parties = Array.from({ length: maxPartySize - 1 }, (_, index) => index + 1);

/** Fields of hunt support besides its title. */
export function HuntSupportFields({ draft, problems, edit, monsters, quests }: RequestFieldProps) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 items-start">
        <MonsterField
          label="Monster"
          emptyLabel="Choose a monster"
          value={draft.monster}
          error={problems.monster}
          monsters={monsters}
          onChange={(monster) => edit({ monster })}
        />
        <MonsterField
          label="Quest"
          emptyLabel="Any quest"
          value={draft.quest}
          error={problems.quest}
          monsters={quests.map(({ id, name, stars }) => ({ id, name: `${stars}★ ${name}` }))}
          onChange={(quest) => edit({ quest })}
        />
      </div>
      <PlatformField
        required
        error={problems.platform}
        value={draft.platform}
        onChange={(platform) => edit({ platform })}
      />
      <div className="grid gap-4 md:grid-cols-2 items-start">
        <TextInput
          type="datetime-local"
          label="When"
          required
          description="In the time zone of this browser. Others see it in theirs."
          error={problems.when}
          value={draft.when}
          onChange={({ target }) => edit({ when: target.value })}
        />
        <NativeSelect
          label="Time zone"
          required
          error={problems.timeZone}
          value={draft.timeZone}
          onChange={({ target }) => edit({ timeZone: target.value })}
        >
          {listTimeZones(draft.timeZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label="Language"
          value={draft.language}
          onChange={({ target }) =>
            edit({ language: languages.find(({ code }) => code === target.value)?.code ?? "en" })
          }
        >
          {languages.map(({ code, englishName }) => (
            <option key={code} value={code}>
              {englishName}
            </option>
          ))}
        </NativeSelect>
        <RadioSegments
          label="Hunters wanted"
          options={parties.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(draft.party)}
          onChange={(party) => edit({ party: Number(party) })}
        />
      </div>
    </>
  );
}
