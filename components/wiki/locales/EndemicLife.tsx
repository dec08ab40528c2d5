import type { LocaleDetail } from "@/lib/wiki/locales/locale-types";

/** Endemic life of a locale by where it is caught: on land, and with the rod. */
export function EndemicLife({ locale }: { locale: Pick<LocaleDetail, "endemicLife" | "aquaticLife"> }) {
  return (
    <>
      <NameList names={locale.endemicLife} />
      {locale.aquaticLife.length > 0 && (
        <>
          <h3 className="mt-5 mb-2">Aquatic life</h3>
          <NameList names={locale.aquaticLife} />
        </>
      )}
      <p className="mt-3 text-14 leading-5 text-dim">
        From the game's field guide. It doesn't say in which area, season or weather they appear.
      </p>
    </>
  );
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-y-1 gap-x-4 text-15 leading-6">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
