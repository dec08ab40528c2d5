import { RecordTable, toFigureColumn } from "@/components/ui/RecordTable";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { capitalize } from "@/lib/text/capitalize";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";

/** The three Gogma focuses: figures without parts, and what each sets. */
export function ArtianFocuses({ focuses }: Pick<ArtianPageProps, "focuses">) {
  return (
    <>
      <p className="max-w-text mb-3 text-dim linked">
        A Gogma upgrade has one of three focuses. Attack and affinity are without parts; for elements see{" "}
        <a href="#figures">Stats by parts</a>. The focus sets the shelling, phial or echo bubble instead of
        the element, and adds its coating to that of the element. This is inferred from the game data.
      </p>
      <ScrollBox label="Gogma focus stats">
        <RecordTable
          caption="Gogma focus stats"
          captionLook="hidden"
          keepsRows
          columns={["Focus", toFigureColumn("Raw attack"), toFigureColumn("Affinity"), "Sets"]}
          rows={focuses.map(({ focus, attack, affinity, decides }) => ({
            key: focus,
            cells: [
              capitalize(focus),
              attack,
              <SignedFigure key="affinity" value={affinity} unit="%" />,
              decides.map(({ type, text }) => (
                <div key={type} className="linked">
                  <TypeName type={type} />: {text}
                </div>
              )),
            ],
          }))}
        />
      </ScrollBox>
    </>
  );
}
