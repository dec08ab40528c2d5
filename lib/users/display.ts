import { cleanLine, hasVisible, limitMarks } from "@/lib/text/clean-text";
import { isReservedName, maxNameLength } from "./name-rules";

/** Shown for an account whose provider gives no usable name. */
export const fallbackName = "Hunter";
/**
 * Makes a name fit to show to others. The name comes from the account's provider, where its owner may write
 * anything: line breaks, marks that turn the text of the row around, or nothing visible at all.
 *
 * @returns 1 to 32 code points, trimmed, single spaces, at most four combining marks on a letter;
 *   `Hunter` where nothing visible is left, and for a name that passes for staff.
 */
export function cleanDisplayName(raw: string | null | undefined): string {
  const characters = [...limitMarks(cleanLine(raw ?? ""))];
  // What is cut off can leave a joiner behind that joins nothing.
  const name = cleanLine(characters.slice(0, maxNameLength).join(""));
  return hasVisible(name) && !isReservedName(name) ? name : fallbackName;
}

const maxPhotoLength = 1024;

/**
 * Lets a profile picture through only from Google's own image hosts, where the provider keeps them: any
 * other address could count the visitors of a profile.
 *
 * @returns The normalised https address on `*.googleusercontent.com`, else `null`.
 */
export function cleanPhotoURL(raw: string | null | undefined): string | null {
  if (!raw || raw.length > maxPhotoLength || !URL.canParse(raw)) return null;
  const url = new URL(raw);
  const allowed =
    url.protocol === "https:" &&
    url.hostname.endsWith(".googleusercontent.com") &&
    url.port === "" &&
    url.username === "" &&
    url.password === "";
  return allowed ? url.href : null;
}
