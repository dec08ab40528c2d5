import { plural } from "@/lib/text/format";
import type { SearchAsk } from "./ask";

/** What the closed options say of themselves, the things that differ from the usual last. */
export function optionsWords(
  ask: SearchAsk,
  { transcended, owned, talismans }: { transcended: boolean; owned: boolean; talismans: number },
): string {
  const pins = Object.keys(ask.pinned).length;
  const excluded = ask.excluded.length;
  return [
    ask.rank === "any" ? "any rank" : `${ask.rank} rank`,
    ...(ask.charms === "none" ? ["no charms"] : []),
    ...talismanWords(ask, talismans),
    ...(owned ? ["owned decorations"] : []),
    ...(transcended ? ["transcended"] : []),
    ...(ask.weaponSlots === "all" ? ["all weapon slots"] : []),
    ...(pins > 0 ? [`${pins} locked`] : []),
    ...(excluded > 0 ? [`${excluded} excluded`] : []),
  ].join(", ");
}

function talismanWords({ talismans }: SearchAsk, own: number): readonly string[] {
  if (talismans === "none") return ["no talismans"];
  if (talismans === "any-legal") return ["any possible talisman"];
  return own > 0 ? [plural(own, "own talisman", "own talismans")] : [];
}
