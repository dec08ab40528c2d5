import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Notes } from "@/components/game/Notes";
import type { HornProps } from "@/lib/wiki/weapons/horn";
import { MelodyTable } from "./MelodyTable";

/** Notes, melodies, echo wave and bubble of one horn. */
export function HornPanel({ horn }: { horn: HornProps }) {
  const { notes, melodies, wave, waveSequences, bubble } = horn;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-y-1.5 gap-x-2.5">
        Notes <Notes notes={notes} />
        <span className="text-dim">{notes.join(", ")}</span>
      </p>
      <MelodyTable
        caption="Melodies. Duration: base / Horn Maestro 1 / 2"
        melodies={melodies}
        first={(melody) => <EntityLink entity="melodies" id={melody.id} name={melody.name} />}
      />
      <dl className="tiles-fit-260 grid gap-y-4 gap-x-6 mt-4">
        <div>
          <dt className="text-dim text-12">Echo wave</dt>
          <dd className="grid gap-1.5 mt-0.5">
            {wave ? (
              <Name entity="echo-waves" id={wave.id}>
                {wave.name}
              </Name>
            ) : (
              "None"
            )}
            {wave && waveSequences.length > 0 && (
              <span className="flex flex-wrap gap-y-1.5 gap-x-3.5">
                {waveSequences.map((sequence) => (
                  <Notes key={sequence.join()} notes={sequence} label="Echo wave" />
                ))}
              </span>
            )}
          </dd>
        </div>
        {bubble && (
          <div>
            <dt className="text-dim text-12">Echo bubble</dt>
            <dd className="grid gap-1.5 mt-0.5">
              <Name entity="echo-bubbles" id={bubble.id}>
                {bubble.name}
              </Name>
              <span className="text-dim">{bubble.effect}</span>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
