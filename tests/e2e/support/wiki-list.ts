import { expect, type Locator, type Page } from "@playwright/test";

/** The filters of a list: a rail next to it, on a phone a drawer. */
export function getFilters(page: Page, narrow: boolean): Locator {
  return page.getByRole(narrow ? "dialog" : "search", { name: "Filters" });
}

/** A list of the wiki, told by the caption of its table: read and ruled by a hunter, on a desk or on a phone. */
export class WikiList {
  readonly #page: Page;
  readonly #narrow: boolean;
  readonly table: Locator;
  /** How many rows fit, read out when it changes. */
  readonly count: Locator;
  /** The filters: a rail next to the list, on a phone a drawer. */
  readonly filters: Locator;

  constructor(page: Page, caption: string, narrow: boolean) {
    this.#page = page;
    this.#narrow = narrow;
    const main = page.getByRole("main");
    this.table = main.getByRole("table", { name: caption, exact: true });
    this.count = main.getByRole("status").filter({ hasText: /^[\d,]+( of [\d,]+)? / });
    this.filters = getFilters(page, narrow);
  }

  row(title: string): Locator {
    return this.table.getByRole("row").filter({ has: this.#page.getByRole("rowheader", { name: title }) });
  }

  /** What the first column says, from the top. */
  titles(): Promise<string[]> {
    return this.table.getByRole("rowheader").allInnerTexts();
  }

  /** Waits until these, and no others, are at the top. */
  async expectFirst(titles: readonly string[]): Promise<void> {
    await expect
      .poll(async () => (await this.titles()).slice(0, titles.length).map((each) => each.trim()))
      .toEqual(titles);
  }

  /** Does something among the filters; on a phone it opens and closes their drawer. */
  async filter(work: (filters: Locator) => Promise<void>): Promise<void> {
    if (!this.#narrow) return work(this.filters);
    await this.#page.getByRole("button", { name: /^Filters/ }).click();
    await work(this.filters);
    await this.filters.getByRole("button", { name: /^Show / }).click();
    await expect(this.filters).toBeHidden();
  }

  /** Sorts by a column in its first direction: by its header, on a phone by the field in the bar. */
  async sortBy(label: string): Promise<void> {
    if (this.#narrow) {
      await this.#page.getByRole("combobox", { name: "Sort by" }).selectOption({ label });
    } else {
      await this.table.getByRole("columnheader", { name: label }).getByRole("button").click();
    }
  }
}
