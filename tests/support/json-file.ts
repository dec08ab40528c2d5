/** A JSON file as a person chooses it. jsdom's files cannot be read as text, so this one brings its own reader. */
export function jsonFile(text: string, name = "file.json"): File {
  return Object.assign(new File([text], name, { type: "application/json" }), { text: async () => text });
}
