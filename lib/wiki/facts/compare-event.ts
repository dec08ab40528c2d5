/** Where the records to compare are stored, and what the page is told when the first one is. */
export const compareKey = "quarry-compare";
export const compareEvent = "quarry-compare";
