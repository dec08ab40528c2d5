/** A list that holds each entry once, to be referenced by index. */
export class Places<T> {
  readonly list: T[] = [];
  private readonly places = new Map<string, number>();

  /**
   * The place of an entry, which is added where it is new.
   *
   * @param key what two equal entries share
   */
  getPlace(key: string, make: () => T): number {
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.list.push(make()) - 1;
    this.places.set(key, place);
    return place;
  }
}
