import { SignedFigure } from "@/components/ui/SignedFigure";
import { capitalize } from "@/lib/text/capitalize";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import tables from "@/styles/kit.module.css";
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
        <table className={tables.table}>
          <caption className="visually-hidden">Gogma focus stats</caption>
          <thead>
            <tr>
              <th scope="col">Focus</th>
              <th scope="col" className={tables.end}>
                Raw attack
              </th>
              <th scope="col" className={tables.end}>
                Affinity
              </th>
              <th scope="col">Sets</th>
            </tr>
          </thead>
          <tbody>
            {focuses.map(({ focus, attack, affinity, decides }) => (
              <tr key={focus}>
                <th scope="row">{capitalize(focus)}</th>
                <td className={tables.end}>{attack}</td>
                <td className={tables.end}>
                  <SignedFigure value={affinity} unit="%" />
                </td>
                <td>
                  {decides.map(({ type, text }) => (
                    <div key={type} className="linked">
                      <TypeName type={type} />: {text}
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
