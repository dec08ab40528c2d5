import { type WikiKind, wikiKindIds, wikiKinds } from "@/lib/site/wiki-kinds";

/** The kind of a section by the part of its address, or by what else it may have been thought to be named. */
function findSection(section: string): WikiKind | undefined {
  return wikiKindIds.find((kind) => wikiKinds[kind].path === section || wikiKinds[kind].records === section);
}

/** Pages that an unknown address may have meant. */
interface LostPath {
  /** Words to search for; empty if the address has none. */
  readonly query: string;
  readonly kind?: WikiKind;
}

/** Reads an address such as `/wiki/skills/weakness-exploti?x=1` as a question. Never throws. */
export function readLostPath(address: string): LostPath {
  const parts = (address.split(/[?#]/, 1)[0] ?? "").split("/").filter(Boolean).map(decodePart);
  const last = parts.at(-1) ?? "";
  const section = parts[0] === "wiki" ? parts[1] : undefined;
  const kind = section === undefined || parts.length < 3 ? undefined : findSection(section);
  const type = kind === "weapon" ? parts[2] : undefined;
  // Ids of weapons begin with their type, which their names do not.
  const name = type && last.startsWith(`${type}-`) ? last.slice(type.length + 1) : last;
  const query = name
    .replace(/\.\w{1,5}$/, "")
    .replace(/[-_+]+/g, " ")
    .trim();
  return { query, ...(kind && { kind }) };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
