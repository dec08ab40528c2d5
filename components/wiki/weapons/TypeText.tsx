import { Section } from "@/components/ui/Section";
import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";

/** How a type plays and whom it suits, below its weapons. */
export function TypeText({ type, text }: { type: WeaponType; text: string }) {
  return (
    <Section id="play" title={`How the ${weaponTypeLabels[type]} plays`}>
      <p className="max-w-text">{text}</p>
    </Section>
  );
}
