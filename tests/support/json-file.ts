/** A JSON file as a person chooses it. */
export function jsonFile(text: string, name = "file.json"): File {
  return createFile(text, name, "application/json");
}

/** A CSV file as a person chooses it. */
export function csvFile(text: string, name = "file.csv"): File {
  return createFile(text, name, "text/csv");
}

/** jsdom's files cannot be read as text, so this one brings its own reader. */
function createFile(text: string, name: string, type: string): File {
  return Object.assign(new File([text], name, { type }), { text: async () => text });
}
