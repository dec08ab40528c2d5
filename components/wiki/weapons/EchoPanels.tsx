import { Name } from "@/components/game/Name";
import { Notes } from "@/components/game/Notes";
import { Section } from "@/components/ui/Section";
import type { EchoRow, Sequence } from "@/lib/wiki/weapons/horn";

interface EchoPanelsProps {
  waves: readonly EchoRow[];
  /** Sequences that load the wave of whichever horn plays them. */
  sequences: readonly Sequence[];
  bubbles: readonly EchoRow[];
}

/** Echo waves with what loads them, and echo bubbles with what they do. */
export function EchoPanels({ waves, sequences, bubbles }: EchoPanelsProps) {
  return (
    <>
      <Section id="echo-waves" title="Echo waves">
        <p className="max-w-text mb-3 text-dim">
          Each horn has one echo wave. Any of these sequences loads it, if the horn has the notes.
        </p>
        <p className="flex flex-wrap gap-y-2 gap-x-4.5 mb-4">
          {sequences.map((sequence) => (
            <Notes key={sequence.join()} notes={sequence} label="Echo wave" />
          ))}
        </p>
        <ul className="flex flex-wrap gap-y-2 gap-x-4.5 text-dim">
          {waves.map(({ id, name }) => (
            <li key={id}>
              <Name entity="echo-waves" id={id}>
                {name}
              </Name>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="echo-bubbles" title="Echo bubbles">
        <dl className="tiles-320 grid gap-y-4 gap-x-8">
          {bubbles.map(({ id, name, effect }) => (
            <div key={id}>
              <dt className="font-semibold">
                <Name entity="echo-bubbles" id={id}>
                  {name}
                </Name>
              </dt>
              <dd className="text-dim">{effect}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
