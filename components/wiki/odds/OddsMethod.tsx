/** Sources and assumptions of the odds. */
export function OddsMethod() {
  return (
    <div className="text-14 leading-5.5 text-dim">
      <p className="max-w-[72ch]">
        Every try is independent. Expected, median and 90% are exact: nothing is simulated.
      </p>
      <ul className="max-w-text grid gap-1.5 mt-2 ps-5 list-disc">
        <li>
          Decorations: an orb draws a tier with the chances in the game data, then a decoration of the tier by
          weight. Decorations that aren’t listed never come from an orb.
        </li>
        <li>
          Talismans: the chances of the four talismans are in the game data. Each row of its table of
          combinations counts the same, and so does each skill of a group. Both are inferred, and so is that a
          skill never comes up twice.
        </li>
        <li>
          Artian bonuses: each of the five draws takes a category, all equally likely, then a bonus of it.
          What is full is left out of the draw. That bonuses which add nothing to a weapon type are never
          drawn is inferred.
        </li>
        <li>Gogma skills: each of the pairs has the same weight in the game data.</li>
      </ul>
    </div>
  );
}
