import { UnstyledButton } from "@mantine/core";

interface SkipLinksProps {
  onSkill(): void;
  onLoadout(): void;
  onResults(): void;
  onKeys(): void;
}

/** For the keyboard alone: past the header and the gear to what is used most. In sight when it has the focus. */
export function SkipLinks({ onSkill, onLoadout, onResults, onKeys }: SkipLinksProps) {
  const links: readonly (readonly [label: string, go: () => void])[] = [
    ["Skip to skill search", onSkill],
    ["Skip to loadout", onLoadout],
    ["Skip to sets found", onResults],
    ["Keyboard shortcuts", onKeys],
  ];
  return (
    <nav aria-label="Within the builder">
      {links.map(([label, go]) => (
        <UnstyledButton
          key={label}
          type="button"
          className="visually-hidden z-30 border absolute min-h-9 px-3 rounded-md bg-raised text-14 text-signal"
          onClick={go}
        >
          {label}
        </UnstyledButton>
      ))}
    </nav>
  );
}
