import { ActionIcon, Button } from "@mantine/core";
import { IconLink, IconTrash, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { ActiveChips } from "@/components/list/ActiveChips";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Chip } from "@/components/ui/Chip";
import { SignInButton } from "@/components/ui/SignInButton";
import { Specimen } from "./Specimen";

const variants = ["filled", "light", "default", "subtle", "danger"] as const;
const sizes = ["xs", "sm", "md"] as const;
const icon = { stroke: 1.75, "aria-hidden": true } as const;

/** Specimens of buttons, icon buttons and chips. */
export function ButtonSpecimens() {
  return (
    <>
      <Specimen title="Button: variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Save as {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Button: sizes">
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
        <Button>
          <IconLink size={18} {...icon} />
          Copy link
        </Button>
      </Specimen>
      <Specimen title="SignInButton">
        <SignInButton />
        <SignInButton variant="light" />
      </Specimen>
      <Specimen title="Button: disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
        <Button aria-disabled="true">keeps the focus</Button>
      </Specimen>
      <Specimen title="Button: loading">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Button: full width" layout="columns">
        <Button variant="filled" size="md" fullWidth>
          Sign in
        </Button>
      </Specimen>
      <Specimen title="ButtonLink">
        <ButtonLink href="/builder">Open the builder</ButtonLink>
        <ButtonLink href="/wiki" variant="default" size="xs">
          Open the wiki
        </ButtonLink>
      </Specimen>
      <Specimen title="ActionIcon: sizes, disabled">
        {([36, 40, 44] as const).map((size) => (
          <ActionIcon key={size} size={size} aria-label={`Close, ${size} px`}>
            <IconX size={20} {...icon} />
          </ActionIcon>
        ))}
        <ActionIcon aria-label="Delete" disabled>
          <IconTrash size={20} {...icon} />
        </ActionIcon>
      </Specimen>
      <ChipSpecimens />
    </>
  );
}

const kinds = [
  { label: "Weapons", count: 1204 },
  { label: "Armor", count: 312 },
  { label: "Skills", count: 9 },
];
const allFilters = [
  { key: "element", label: "Element", value: "Fire or Ice" },
  { key: "rarity", label: "Rarity", value: "8" },
];

function ChipSpecimens() {
  const [kind, setKind] = useState("Weapons");
  const [filters, setFilters] = useState(allFilters);
  return (
    <>
      <Specimen title="Chip: on and off, disabled">
        {kinds.map(({ label, count }) => (
          <Chip key={label} count={count} aria-pressed={label === kind} onClick={() => setKind(label)}>
            {label}
          </Chip>
        ))}
        <Chip aria-pressed={false} disabled>
          Quests
        </Chip>
      </Specimen>
      <Specimen title="ActiveChips: chips to remove, and an act next to them">
        <ActiveChips
          filters={filters}
          onClear={(key) => setFilters(filters.filter((each) => each.key !== key))}
          onReset={() => setFilters([])}
        />
        {filters.length < allFilters.length && (
          <Button size="xs" onClick={() => setFilters(allFilters)}>
            Show all chips
          </Button>
        )}
      </Specimen>
    </>
  );
}
