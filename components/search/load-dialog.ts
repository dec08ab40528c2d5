/** Fetches the code of the dialog, so that it opens at once: for the moment in which a pointer comes near. */
export function loadSearchDialog() {
  return import("./SearchDialog");
}
