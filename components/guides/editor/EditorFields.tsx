import "@mantine/core/styles/Popover.layer.css";
import { ActionIcon, Popover, Textarea, TextInput, type TextInputProps } from "@mantine/core";
import { IconIcons } from "@tabler/icons-react";
import { Fragment, type ReactNode, useState } from "react";
import { Counted } from "@/components/ui/Counted";
import { GameIcon } from "@/components/ui/GameIcon";
import { iconNames } from "@/components/ui/icon-names";
import type { DraftForm } from "@/hooks/ui/use-draft-form";
import { type GuideField, guideFieldLabels } from "@/lib/guides/guide-content";
import type { GuideDraft } from "@/lib/guides/guide-draft";
import { getGuidesPath } from "@/lib/guides/paths";
import { maxGuideTitleLength, maxSlugLength, maxSummaryLength, toGuideSlug } from "@/lib/guides/rules";

interface EditorFieldsProps {
  form: DraftForm<GuideDraft>;
  isNew: boolean;
}

/** Everything about a guide but its text. */
export function EditorFields({ form, isNew }: EditorFieldsProps) {
  const { values: draft } = form;
  // By its type, a field that is written and that is not here does not compile.
  const inputs: Readonly<Record<GuideField, ReactNode>> = {
    title: (
      <TextInput
        label={guideFieldLabels.title}
        required
        description={<Counted length={draft.title.length} max={maxGuideTitleLength} />}
        {...form.getInputProps("title")}
      />
    ),
    summary: (
      <Textarea
        label={guideFieldLabels.summary}
        description={
          <Counted length={draft.summary.length} max={maxSummaryLength}>
            One or two sentences for lists and search engines.
          </Counted>
        }
        rows={2}
        {...form.getInputProps("summary")}
      />
    ),
    tags: (
      <TextInput
        label={guideFieldLabels.tags}
        description="Up to 6, separated by commas."
        {...form.getInputProps("tags")}
      />
    ),
    cover: (
      <CoverField
        label={guideFieldLabels.cover}
        description="Name of an icon, or ID of a monster."
        {...form.getInputProps("cover")}
        onPick={(cover) => form.edit({ cover })}
      />
    ),
    gameVersion: <TextInput label={guideFieldLabels.gameVersion} {...form.getInputProps("gameVersion")} />,
  };
  const { title, summary, tags, ...others } = inputs;
  return (
    <>
      {title}
      {isNew && (
        <TextInput
          label="Address"
          description={`${getGuidesPath(draft.slug || toGuideSlug(draft.title) || "…")}. It cannot be changed later.`}
          maxLength={maxSlugLength}
          placeholder={toGuideSlug(draft.title)}
          {...form.getInputProps("slug")}
        />
      )}
      {summary}
      {tags}
      <div className="grid gap-4 grid-cols-2">
        {Object.entries(others).map(([name, input]) => (
          <Fragment key={name}>{input}</Fragment>
        ))}
      </div>
    </>
  );
}

/** The cover of a guide: the ID of a monster, or one of the site's icons, which are there to choose from. */
function CoverField({ onPick, ...props }: TextInputProps & { onPick(name: string): void }) {
  const [isOpen, setOpen] = useState(false);
  const picker = (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" width={320}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          aria-label="Choose an icon"
          title="Choose an icon"
          onClick={() => setOpen(!isOpen)}
        >
          <IconIcons size={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="overflow-y-auto max-h-60">
        <div className="flex flex-wrap gap-1">
          {iconNames.map((name) => (
            <ActionIcon
              key={name}
              variant={name === props.value ? "light" : "subtle"}
              size="lg"
              aria-label={name}
              aria-pressed={name === props.value}
              title={name}
              onClick={() => {
                onPick(name);
                setOpen(false);
              }}
            >
              <GameIcon name={name} size={22} />
            </ActionIcon>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
  return <TextInput {...props} rightSection={picker} />;
}
