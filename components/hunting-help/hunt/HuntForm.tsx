import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { PlatformField } from "@/components/game/PlatformField";
import { MonsterField } from "@/components/hunting-help/MonsterField";
import { Card } from "@/components/ui/Card";
import { Fold } from "@/components/ui/Fold";
import { Note } from "@/components/ui/Note";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { startSearch } from "@/hooks/hunting-help/hunt-actions";
import { useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { languages } from "@/lib/catalog/languages";
import { huntDrafts } from "@/lib/hunting-help/draft-store";
import { emptyHuntDraft, hourChoices, seatChoices, sentHuntSchema } from "@/lib/hunting-help/hunt/hunt-draft";
import { voiceChoices, voiceLabels } from "@/lib/hunting-help/hunt/hunt-kinds";
import type { OwnSearchResponse } from "@/lib/hunting-help/hunt/hunt-schema";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import { maxHelpNoteLength, maxHunterIdLength, maxSessionLength } from "@/lib/hunting-help/rules";

const startChoices = [
  { value: "now", label: "Now" },
  { value: "later", label: "Later" },
] as const;

interface HuntFormProps extends HelpChoices {
  uid: string;
  timeZone: string;
  onStarted(own: OwnSearchResponse): void;
}

/** Lists a hunt that looks for hunters. What is typed is kept as a draft of the account. */
export function HuntForm({ uid, monsters, quests, timeZone, onStarted }: HuntFormProps) {
  const kept = useAuthorDraft({
    store: huntDrafts,
    author: uid,
    target: "new",
    start: () => emptyHuntDraft,
  });
  const form = useDraftForm({
    start: kept.opened,
    draft: kept,
    schema: sentHuntSchema,
    words: { failure: "Your hunt could not be added." },
    send: ({ monster, quest, hours, seats, when, startsAt, isCrossplayOff, isOpen, ...rest }, { key }) =>
      startSearch({
        ...{ ...rest, key, timeZone, monster: monster || null, quest: quest || null },
        ...{ hours: Number(hours), seats: Number(seats), crossplay: !isCrossplayOff },
        joining: isOpen ? "open" : "ask",
        // Without a zone a text is a moment in that of the browser.
        startsAt: when === "now" ? null : new Date(startsAt).toISOString(),
      }),
    onSent: onStarted,
  });
  const { values, edit } = form;
  return (
    <Card title="Look for hunters">
      <form {...form.getFormProps()} className="mt-3 grid gap-4" aria-label="Look for hunters">
        <MonsterField
          label="Monster"
          emptyLabel="Choose a monster"
          monsters={monsters}
          {...form.getInputProps("monster")}
        />
        <MonsterField
          label="Quest"
          emptyLabel="Any quest"
          monsters={quests.map(({ id, name, stars }) => ({ id, name: `${stars}★ ${name}` }))}
          {...form.getInputProps("quest")}
        />
        <RadioSegments label="Starts" options={startChoices} {...form.getInputProps("when")} />
        {values.when === "later" && (
          <TextInput
            type="datetime-local"
            label="Date and time"
            description="In your time zone, within the next 7 days. Others see it in theirs."
            required
            {...form.getInputProps("startsAt")}
          />
        )}
        <RadioSegments
          label="For how many hours"
          options={hourChoices.map((value) => ({ value, label: value }))}
          {...form.getInputProps("hours")}
        />
        <RadioSegments
          label="Hunters wanted"
          options={seatChoices.map((value) => ({ value, label: value }))}
          {...form.getInputProps("seats")}
        />
        <PlatformField {...form.getInputProps("platform")} />
        <TextInput
          label="Lobby ID (optional)"
          description="Only hunters you accept see it."
          maxLength={maxSessionLength}
          autoComplete="off"
          {...form.getInputProps("lobbyId")}
        />
        <Fold summary="More options">
          <div className="grid gap-4 mt-3">
            <Checkbox
              label="Crossplay off"
              description="Only hunters of your platform can join."
              checked={values.isCrossplayOff}
              onChange={({ target }) => edit({ isCrossplayOff: target.checked })}
            />
            <Checkbox
              label="Newcomers welcome"
              checked={values.newcomers}
              onChange={({ target }) => edit({ newcomers: target.checked })}
            />
            <Checkbox
              label="Accept hunters automatically"
              description="First come, first served. Hunters who join see the lobby ID."
              checked={values.isOpen}
              onChange={({ target }) => edit({ isOpen: target.checked })}
            />
            <NativeSelect label="Voice chat" {...form.getInputProps("voice")}>
              {voiceChoices.map((value) => (
                <option key={value} value={value}>
                  {voiceLabels[value]}
                </option>
              ))}
            </NativeSelect>
            <NativeSelect label="Language" {...form.getInputProps("language")}>
              {languages.map(({ code, englishName }) => (
                <option key={code} value={code}>
                  {englishName}
                </option>
              ))}
            </NativeSelect>
            <TextInput
              label="Your Hunter ID (optional)"
              description="Only hunters you accept see it."
              maxLength={maxHunterIdLength}
              autoComplete="off"
              {...form.getInputProps("hunterId")}
            />
            <TextInput
              label="Note (optional)"
              description="Everyone can see it."
              maxLength={maxHelpNoteLength}
              autoComplete="off"
              {...form.getInputProps("note")}
            />
          </div>
        </Fold>
        {form.refusal && (
          <Note tone="bad" role="alert">
            {form.refusal.message}
          </Note>
        )}
        <Button type="submit" variant="filled" size="md" fullWidth loading={form.busy}>
          Start looking
        </Button>
        {kept.isSaved && (
          <Button variant="subtle" fullWidth onClick={form.discard}>
            Discard draft
          </Button>
        )}
        <p className="text-14 leading-5 text-dim">Free. Your hunt ends by itself.</p>
      </form>
    </Card>
  );
}
