/** Where this site serves what reads screenshots, with one folder for each version (`scripts/lib/ocr-files.mjs`). */
export const ocrFolder = "/ocr/";

/** Version of `tesseract.js` whose files are served; a unit test holds it against the package. */
export const ocrVersion = "7.0.0";
