import { Section } from "@/components/ui/Section";
import { useCitedGuides } from "@/hooks/guides/use-cited-guides";
import type { CitedKind } from "@/lib/guides/blocks";
import { getGuidesPath } from "@/lib/guides/paths";
import { GuideNames } from "./GuideNames";

/** Guides that cite what a page is about; nothing where there are none. */
export function CitedGuides({ kind, id }: { kind: CitedKind; id: string }) {
  const guides = useCitedGuides(kind, id);
  if (guides.length === 0) return null;
  return (
    <div className="mt-8">
      <Section id="guides" title="Guides" icon="guide" aside={<a href={getGuidesPath()}>All guides</a>}>
        <GuideNames guides={guides} />
      </Section>
    </div>
  );
}
