/** ID of an entry in a list that is walked by arrows, for `aria-activedescendant`. */
export function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
