/** Fetches the code of the dialog, so that it opens at once. Called when a pointer comes near. */
export function loadSearchDialog() {
  return import("./SearchDialog");
}
