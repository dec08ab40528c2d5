import { IconLink, IconTrash, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/Button";
import { Chip } from "@/components/ui/Chip";
import { IconButton } from "@/components/ui/IconButton";
import { ActiveChips } from "@/components/ui/list/ActiveChips";
import { SignInButton } from "@/components/ui/SignInButton";
import { Specimen } from "./Specimen";

const looks = ["filled", "light", "outline", "text", "danger"] as const;
const sizes = ["small", "medium", "large"] as const;
const icon = { stroke: 1.75, "aria-hidden": true } as const;

/** What is pressed: buttons, icon buttons, chips. */
export function ButtonSpecimens() {
  return (
    <>
      <Specimen title="Button: looks">
        {looks.map((look) => (
          <Button key={look} look={look}>
            Save as {look}
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
        <SignInButton look="light" />
      </Specimen>
      <Specimen title="Button: disabled">
        {looks.map((look) => (
          <Button key={look} look={look} disabled>
            {look}
          </Button>
        ))}
        <Button aria-disabled="true">keeps the focus</Button>
      </Specimen>
      <Specimen title="Button: busy">
        {looks.map((look) => (
          <Button key={look} look={look} isBusy>
            {look}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Button: full width" layout="columns">
        <Button look="filled" size="large" isFullWidth>
          Sign in
        </Button>
      </Specimen>
      <Specimen title="ButtonLink">
        <ButtonLink href="/builder">Open the builder</ButtonLink>
        <ButtonLink href="/wiki" look="outline" size="small">
          Open the wiki
        </ButtonLink>
      </Specimen>
      <Specimen title="IconButton: sizes, disabled">
        {([36, 40, 44] as const).map((size) => (
          <IconButton key={size} size={size} label={`Close, ${size} px`}>
            <IconX size={20} {...icon} />
          </IconButton>
        ))}
        <IconButton label="Delete" disabled>
          <IconTrash size={20} {...icon} />
        </IconButton>
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
          <Button size="small" onClick={() => setFilters(allFilters)}>
            Show all chips
          </Button>
        )}
      </Specimen>
    </>
  );
}
