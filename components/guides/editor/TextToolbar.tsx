import { ActionIcon } from "@mantine/core";
import {
  IconBlockquote,
  IconBold,
  IconBrandYoutube,
  IconHeading,
  IconLink,
  IconList,
  IconTable,
} from "@tabler/icons-react";
import type { TextFormat } from "@/lib/guides/format-text";

interface TextToolbarProps {
  onFormat(format: TextFormat): void;
  onVideo(): void;
}

const buttons: readonly {
  readonly format: TextFormat;
  readonly label: string;
  readonly Icon: typeof IconBold;
}[] = [
  { format: "bold", label: "Bold", Icon: IconBold },
  { format: "heading", label: "Heading", Icon: IconHeading },
  { format: "list", label: "List", Icon: IconList },
  { format: "link", label: "Link", Icon: IconLink },
  { format: "table", label: "Table", Icon: IconTable },
  { format: "block", label: "Weapon, monster, skill or other page", Icon: IconBlockquote },
];

/** The buttons over the text of a guide. The text keeps its selection while they are pressed. */
export function TextToolbar({ onFormat, onVideo }: TextToolbarProps) {
  const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <fieldset className="flex flex-wrap gap-1 mb-2 min-w-0">
      <legend className="visually-hidden">Formatting</legend>
      {buttons.map(({ format, label, Icon }) => (
        <ActionIcon
          key={format}
          variant="default"
          size="lg"
          aria-label={label}
          title={label}
          onMouseDown={keepFocus}
          onClick={() => onFormat(format)}
        >
          <Icon size={18} aria-hidden="true" />
        </ActionIcon>
      ))}
      <ActionIcon variant="default" size="lg" aria-label="Video" title="Video" onClick={onVideo}>
        <IconBrandYoutube size={18} aria-hidden="true" />
      </ActionIcon>
    </fieldset>
  );
}
