import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { callAddEvent, callEditEvent } from "@/hooks/event-quests/use-all-events";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { formatRewards, formatTargets, parseRewards, parseTargets } from "@/lib/event-quests/parse-lines";
import {
  type EventAvailability,
  isSourceLink,
  maxEventNameLength,
  maxSourceLength,
} from "@/lib/event-quests/rules";
import type { EventContent, EventEntry } from "@/lib/event-quests/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";

interface EventDraft {
  readonly name: string;
  readonly stars: string;
  readonly locale: string;
  readonly targets: string;
  readonly availability: EventAvailability;
  readonly from: string;
  readonly until: string;
  readonly rewards: string;
  readonly source: string;
}

const empty: EventDraft = {
  ...{ name: "", stars: "", locale: "", targets: "", availability: "dated" },
  ...{ from: "", until: "", rewards: "", source: "" },
};

const availabilityOptions: { value: EventAvailability; label: string }[] = [
  { value: "dated", label: "Between two dates" },
  { value: "permanent", label: "Permanent" },
  { value: "unknown", label: "Dates not known" },
];

const eventSchema = createDraftSchema<EventDraft>((draft) => ({
  name: draft.name.trim() === "" ? "Enter the English name." : "",
  stars: /^(?:[1-9]|10)$/.test(draft.stars.trim()) ? "" : "Enter 1 to 10.",
  locale: draft.locale === "" ? "Choose a locale." : "",
  targets: parseTargets(draft.targets).length === 0 ? "Enter at least one monster." : "",
  ...findDateProblems(draft),
  source:
    draft.source.trim() === "" || isSourceLink(draft.source.trim())
      ? ""
      : "Enter a link that begins with https://.",
}));

function findDateProblems({ availability, from, until }: EventDraft) {
  if (availability !== "dated") return {};
  return {
    from: from === "" ? "Choose the first day." : "",
    until: until !== "" && until >= from ? "" : "Choose a day that is not before the first one.",
  };
}

interface EventFormProps {
  locales: readonly { readonly id: string; readonly name: string }[];
  /** Entry to edit; without it one is added. */
  entry?: EventEntry;
  onSaved(): void;
}

/** Adds or edits an event quest. Days are UTC; the last one is included. */
export function EventForm({ locales, entry, onSaved }: EventFormProps) {
  const form = useDraftForm({
    start: () => (entry ? toDraft(entry.event) : empty),
    schema: eventSchema,
    startsOver: !entry,
    words: { failure: "The event quest could not be saved. Try again." },
    send: (draft, { key }) => {
      const content = toContent(draft, entry?.event);
      return entry ? callEditEvent(entry.id, entry.revision, content) : callAddEvent(key, content);
    },
    onSent: onSaved,
  });
  const { availability } = form.values;
  return (
    <form
      {...form.getFormProps()}
      aria-label={entry ? `Edit ${entry.event.name}` : "Add an event quest"}
      className="grid gap-3"
    >
      <TextInput
        label="Name in English"
        required
        maxLength={maxEventNameLength}
        {...form.getInputProps("name")}
      />
      <div className="grid gap-3 grid-cols-2">
        <TextInput label="Stars" required inputMode="numeric" {...form.getInputProps("stars")} />
        <NativeSelect
          label="Locale"
          required
          data={[
            { value: "", label: "Choose" },
            ...locales.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps("locale")}
        />
      </div>
      <Textarea
        label="Targets"
        required
        description="One monster per line: 2 × tempered Rathalos"
        rows={2}
        {...form.getInputProps("targets")}
      />
      <NativeSelect label="Availability" data={availabilityOptions} {...form.getInputProps("availability")} />
      {availability !== "unknown" && (
        <div className="grid gap-3 grid-cols-2">
          <TextInput
            label="First day"
            required={availability === "dated"}
            type="date"
            {...form.getInputProps("from")}
          />
          {availability === "dated" && (
            <TextInput label="Last day" required type="date" {...form.getInputProps("until")} />
          )}
        </div>
      )}
      <Textarea
        label="Rewards"
        description="One item per line, odds only where known: Blossom Ticket × 2, 100%"
        rows={3}
        {...form.getInputProps("rewards")}
      />
      <TextInput
        label="Link to the official announcement"
        description="Leave empty where players wrote it down."
        type="url"
        maxLength={maxSourceLength}
        {...form.getInputProps("source")}
      />
      {form.refusal && <p role="alert">{form.refusal.message}</p>}
      <p>
        <Button type="submit" variant="filled" loading={form.busy}>
          {entry ? "Save for review" : "Send for review"}
        </Button>
      </p>
    </form>
  );
}

function toDraft({
  name,
  stars,
  locale,
  targets,
  availability,
  from,
  until,
  rewards,
  source,
}: EventEntry["event"]): EventDraft {
  return {
    ...{ name, availability, stars: String(stars), locale: locale.id },
    targets: formatTargets(targets),
    rewards: formatRewards(rewards),
    from: from?.slice(0, 10) ?? "",
    until: until?.slice(0, 10) ?? "",
    source: source ?? "",
  };
}

/** @param before what is edited: a moment whose day was not changed stays to the second */
function toContent(draft: EventDraft, before: EventEntry["event"] | undefined): EventContent {
  const { availability, from, until } = draft;
  const keep = (day: string, moment: string | null | undefined, time: string) =>
    moment?.startsWith(day) ? moment : `${day}T${time}Z`;
  return {
    name: draft.name.trim(),
    stars: Number(draft.stars),
    locale: draft.locale,
    targets: parseTargets(draft.targets),
    availability,
    from: availability === "unknown" || from === "" ? null : keep(from, before?.from, "00:00:00.000"),
    until: availability === "dated" ? keep(until, before?.until, "23:59:59.999") : null,
    rewards: parseRewards(draft.rewards),
    source: draft.source.trim() || null,
  };
}
