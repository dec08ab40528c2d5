/**
 * A page that shows pictures next to each other, a row for each page of the site.
 *
 * @param {string[]} files Names such as `home-390-dark.png` and `wiki-armor.pdf`.
 * @returns {string} HTML whose pictures are in the same folder.
 */
export function toContactSheet(files) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const file of [...files].sort(comparePictures)) {
    const { page } = readName(file);
    rows.set(page, [...(rows.get(page) ?? []), file]);
  }
  const sections = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, pictures]) => {
      const figures = pictures.map((file) => {
        const { label } = readName(file);
        const content = file.endsWith(".pdf")
          ? `<a href="${file}">PDF</a>`
          : `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`;
        return `<figure>${content}<figcaption>${label}</figcaption></figure>`;
      });
      return `<section><h2>${page}</h2><div>${figures.join("")}</div></section>`;
    });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pages of Quarry</title>
<style>
body { font: 14px system-ui; background: #888; color: #000; }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start; }
figure { margin: 0; }
img { display: block; height: 480px; max-width: 900px; object-fit: cover; object-position: top; }
</style>
<h1>Pages of Quarry</h1>
${sections.join("\n")}
</html>
`;
}

/** @param {string} file */
function readName(file) {
  const [, page = file, width = "", scheme = ""] =
    /^(.*?)(?:-(\d+)-(dark|light))?\.(?:png|pdf)$/.exec(file) ?? [];
  return { page, width: Number(width), label: width ? `${width} px, ${scheme}` : "A4", scheme };
}

/**
 * @param {string} a
 * @param {string} b
 */
function comparePictures(a, b) {
  const [left, right] = [readName(a), readName(b)];
  if (left.scheme !== right.scheme) return left.scheme < right.scheme ? -1 : 1;
  return left.width - right.width;
}
