/** Id and English name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}
