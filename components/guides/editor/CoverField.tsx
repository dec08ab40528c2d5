import "@mantine/core/styles/Popover.layer.css";
import { ActionIcon, Popover, TextInput, type TextInputProps } from "@mantine/core";
import { IconIcons } from "@tabler/icons-react";
import { useState } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import { iconNames } from "@/components/ui/icon-names";

/** The cover of a guide: the ID of a monster, or one of the site's icons, which are there to choose from. */
export function CoverField({ onPick, ...props }: TextInputProps & { onPick(name: string): void }) {
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
