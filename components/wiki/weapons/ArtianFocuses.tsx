import { DoubtfulFigure } from "@/components/wiki/kit/DoubtfulFigure";
import { SignedFigure } from "@/components/wiki/kit/SignedFigure";
import { capitalized } from "@/lib/catalog/capitalized";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";
import tables from "./tables.module.css";

const doubt =
  "Inferred from the rows of the game's tables; they do not state that the focus wins over the element.";

/** The three Gogma focuses: figures without parts, and what each decides. */
export function ArtianFocuses({ focuses }: Pick<ArtianPageProps, "focuses">) {
  return (
    <>
      <p className={tables.lead}>
        The Gogma upgrade asks which figure the weapon shall focus on. Attack and affinity are without parts;
        elements stand under each type above.
      </p>
      <ScrollBox label="What each focus gives">
        <table className={tables.table}>
          <caption className="visually-hidden">What each focus gives</caption>
          <thead>
            <tr>
              <th scope="col">Focus</th>
              <th scope="col" className={tables.end}>
                Raw attack
              </th>
              <th scope="col" className={tables.end}>
                Affinity
              </th>
              <th scope="col">Decides</th>
            </tr>
          </thead>
          <tbody>
            {focuses.map(({ focus, attack, affinity, decides }) => (
              <tr key={focus}>
                <th scope="row">{capitalized(focus)}</th>
                <td className={tables.end}>{attack}</td>
                <td className={tables.end}>
                  <SignedFigure value={affinity} unit="%" />
                </td>
                <td>
                  {decides.map(({ type, text }) => (
                    <div key={type} className={tables.sentence}>
                      <TypeName type={type} />: <DoubtfulFigure why={doubt}>{text}</DoubtfulFigure>
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
