import { RadioGroup } from "@/components/ui/RadioGroup";
import { kinsectLevels } from "@/lib/wiki/weapons/kinsects";

type Level = (typeof kinsectLevels)[number];

interface KinsectLevelProps {
  level: Level;
  onLevel: (level: Level) => void;
}

const options = kinsectLevels.map((level) => ({ value: String(level), label: level }));

/** Which level the figures are shown at: that of the glaive. */
export function KinsectLevel({ level, onLevel }: KinsectLevelProps) {
  return (
    <RadioGroup
      label="Kinsect level"
      look="segments"
      className="mb-4"
      options={options}
      value={String(level)}
      onChange={(value) => {
        const chosen = kinsectLevels.find((each) => String(each) === value);
        if (chosen !== undefined) onLevel(chosen);
      }}
    />
  );
}
