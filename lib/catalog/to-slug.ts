const greek: Readonly<Record<string, string>> = { α: "alpha", β: "beta", γ: "gamma" };

/**
 * The id that a name makes: lower case, `α` → `alpha`, `+` → `plus`, apostrophes dropped, whatever else
 * is not a letter or digit becomes one hyphen.
 */
export function toSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[αβγ]/g, (letter) => greek[letter] ?? letter)
    .replace(/\+/g, "-plus")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
