import type { ComponentType } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Page } from "@/components/ui/Page";
import { PageHead } from "@/components/ui/PageHead";
import { Section } from "@/components/ui/Section";
import { TableOfContents } from "@/components/ui/TableOfContents";
import { ButtonSpecimens } from "./ButtonSpecimens";
import { ChoiceSpecimens } from "./ChoiceSpecimens";
import { DialogSpecimens } from "./DialogSpecimens";
import { FieldSpecimens } from "./FieldSpecimens";
import { GameSpecimens } from "./GameSpecimens";
import { StateSpecimens } from "./StateSpecimens";
import { TableSpecimens } from "./TableSpecimens";
import { TextSpecimens } from "./TextSpecimens";

/** The groups of the kit, in the order of the page. `id` is the anchor. */
export const kitGroups: readonly { id: string; label: string; Specimens: ComponentType }[] = [
  { id: "buttons", label: "Buttons and chips", Specimens: ButtonSpecimens },
  { id: "fields", label: "Fields", Specimens: FieldSpecimens },
  { id: "choices", label: "Choices and filters", Specimens: ChoiceSpecimens },
  { id: "dialogs", label: "Dialogs and notices", Specimens: DialogSpecimens },
  { id: "states", label: "States, notes and cards", Specimens: StateSpecimens },
  { id: "text", label: "Text and links", Specimens: TextSpecimens },
  { id: "tables", label: "Figures and tables", Specimens: TableSpecimens },
  { id: "game", label: "Pieces of the game", Specimens: GameSpecimens },
];

/** Every component of `ui`, `ui/list` and `game` in its states. The header switches the color scheme. */
export function KitPage() {
  return (
    <Page>
      <PageHead
        title="Kit"
        summary="Every shared component in its states. The button in the header switches between dark and light."
        breadcrumb={[{ label: "Home", href: "/" }]}
        figures={[{ label: "Groups", value: kitGroups.length }]}
        actions={<ButtonLink href="/">Back to the site</ButtonLink>}
      />
      <div className="xl:grid-cols-[minmax(0,1fr)_184px] grid-cols-1 grid gap-x-8">
        <TableOfContents entries={kitGroups} />
        <div>
          {kitGroups.map(({ id, label, Specimens }) => (
            <Section key={id} id={id} title={label}>
              <Specimens />
            </Section>
          ))}
        </div>
      </div>
    </Page>
  );
}
