import { sharedFields } from "@/lib/site/shared-fields";
import { toSitePath } from "@/lib/site/to-site-path";

/** Content shared by another app: each part may be missing, and apps differ in where they put a link. */
interface SharedParts {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Where something shared goes: to a page of this site, into the import of the builder, or into the search. */
type SharedAim =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "import"; readonly text: string }
  | { readonly kind: "search"; readonly query: string }
  | { readonly kind: "nothing" };

/** Longest text that goes into the search, in characters; the longest name of the game has 60. */
const maxQueryLength = 80;

/** Reads the query of the share target of `public/site.webmanifest`. */
export function readSharedParts(query: URLSearchParams): SharedParts {
  const [title = "", text = "", url = ""] = sharedFields.map((field) => (query.get(field) ?? "").trim());
  return { title, text, url };
}

/** Decides where something shared goes. Never throws, whatever another app sent. */
export function findSharedAim({ title, text, url }: SharedParts): SharedAim {
  const links = [url, ...(text.match(/https?:\/\/[^\s<>"]+/gi) ?? [])];
  const path = links.map((link) => toSitePath(link)).find((each) => each !== null);
  if (path) return { kind: "page", path };
  // Builds of other tools are JSON or tables; a name is one line.
  if (/^[[{]/.test(text) || text.includes("\n")) return { kind: "import", text };
  const query = (withoutLinks(text) || withoutLinks(title)).slice(0, maxQueryLength).trim();
  return query === "" ? { kind: "nothing" } : { kind: "search", query };
}

function withoutLinks(text: string): string {
  return text
    .replaceAll(/https?:\/\/\S+/gi, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
