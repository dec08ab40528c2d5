/** One thing that the site keeps in a visitor's browser. */
export interface BrowserRecord {
  /** Key or cookie name, as developer tools show it. */
  readonly name: string;
  readonly kind: "cookie" | "local storage" | "IndexedDB";
  readonly purpose: string;
  /** How long it stays. */
  readonly kept: string;
}

/** One thing that the site keeps on its servers. */
export interface ServerRecord {
  readonly name: string;
  readonly fields: string;
  /** Who can read it beside the site itself. */
  readonly readers: string;
  readonly kept: string;
}

/** End of the UTC day, the product's only day. */
const endOfDay = "Until the next 00:00 UTC";

/** What the privacy policy lists for the browser. A unit test holds it against the names in the code. */
export const browserRecords: readonly BrowserRecord[] = [
  {
    name: "CookieConsent",
    kind: "cookie",
    purpose: "Your answer to the cookie question: analytics yes or no, advertising yes or no.",
    kept: "Six months",
  },
  {
    name: "DailyQuestion",
    kind: "cookie",
    purpose: "The quiz question that is yours today. Set when you start the quiz.",
    kept: endOfDay,
  },
  {
    name: "DailyQuestionDone",
    kind: "cookie",
    purpose: "That you have answered today's question.",
    kept: endOfDay,
  },
  {
    name: "LoginReward",
    kind: "cookie",
    purpose: "That today's login reward has been given.",
    kept: endOfDay,
  },
  {
    name: "DailyOwner",
    kind: "cookie",
    purpose: "The user id that the three cookies above belong to, so that another account starts fresh.",
    kept: endOfDay,
  },
  {
    name: "mantine-color-scheme-value",
    kind: "local storage",
    purpose: "Dark or light. Set when you choose.",
    kept: "Until you clear it",
  },
  {
    name: "primary-color",
    kind: "local storage",
    purpose: "The accent color. Set when you choose.",
    kept: "Until you clear it",
  },
  {
    name: "name-language",
    kind: "local storage",
    purpose: "The language in which names of the game are shown. Set when you choose one other than English.",
    kept: "Until you choose English or clear it",
  },
  {
    name: "recent-searches",
    kind: "local storage",
    purpose: "The last eight things that you opened from the search.",
    kept: "Until you clear it",
  },
  {
    name: "quarry-session",
    kind: "local storage",
    purpose: "That someone is signed in here, so that the page does not flash the Login button.",
    kept: "Until you log out",
  },
  {
    name: "quarry-wishlist",
    kind: "local storage",
    purpose: "What you put on the wishlist of the wiki, and how many of its materials you own.",
    kept: "Until you clear it",
  },
  {
    name: "quarry-builder",
    kind: "local storage",
    purpose:
      "The builds that you work on, four at most, what you ask of the search and what you hunt, each with the last 30 steps. In session storage as well, for each tab its own.",
    kept: "Until you clear it; what is a tab's own, until it is closed",
  },
  {
    name: "quarry-collection",
    kind: "local storage",
    purpose: "The talismans and decorations that you told the builder you own, and what you picked last.",
    kept: "Until you clear it",
  },
  {
    name: "quarry-owned-gear",
    kind: "local storage",
    purpose: "The gear that you ticked as owned on a shopping list, and how you chose to make the rest.",
    kept: "Until you clear it",
  },
  {
    name: "quarry-build-drafts",
    kind: "local storage",
    purpose:
      "Title, notes and tags that you typed for a build and have not saved yet, with the user id of the account that you typed them in.",
    kept: "Until the build is saved or you discard them",
  },
  {
    name: "firebaseLocalStorageDb",
    kind: "IndexedDB",
    purpose:
      "Your session: the tokens and account details that keep you signed in. In local storage where the browser has no IndexedDB.",
    kept: "Until you log out",
  },
  {
    name: "firebase-heartbeat-database",
    kind: "IndexedDB",
    purpose: "Dates on which the sign-in library was used, with its version. No personal details.",
    kept: "The last thirty dates",
  },
];

/** What the privacy policy lists for the servers. */
export const serverRecords: readonly ServerRecord[] = [
  {
    name: "Sign-in account",
    fields:
      "E-mail address and whether it is verified, password as a salted hash, display name, photo address, sign-in method, dates of creation and last sign-in, roles.",
    readers: "You",
    kept: "Until the account is deleted",
  },
  {
    name: "Profile",
    fields:
      "Display name, photo address, coin balance, profile icons, date of creation, and counts of your runs, answers and builds.",
    readers: "You; everyone sees the name and the photo",
    kept: "Until the account is deleted",
  },
  {
    name: "Coin statement",
    fields: "Each change of the balance: amount, reason, what it was for, balance after, time.",
    readers: "You",
    kept: "Until the account is deleted",
  },
  {
    name: "Quiz attempts",
    fields: "For each day: the question, the order of its choices, your choice, whether it was right, times.",
    readers: "Nobody",
    kept: "Until the account is deleted",
  },
  {
    name: "Builds",
    fields:
      "The loadout, title, notes and tags, what it is made against, private or published, times of creation, change and publication, and how many like it.",
    readers: "You; everyone what you publish",
    kept: "Until you delete it, and seven days more in case you want it back",
  },
  {
    name: "Likes",
    fields: "Which builds you like, and since when.",
    readers: "You; everyone sees how many like a build",
    kept: "Until you take the like back",
  },
  {
    name: "Daily limits",
    fields: "How often an account did one thing on a day, such as creating or liking builds.",
    readers: "You, in your download",
    kept: "Until the next 00:00 UTC, and a day more until the store cleans up",
  },
  {
    name: "Fingerprints",
    fields:
      "A hash of content that a moderator took down, with the reason and the id of the build. No user id.",
    readers: "Nobody",
    kept: "Until the content is allowed again",
  },
  {
    name: "Audit log",
    fields: "What moderators and admins did: who, to which build or account, why, when. User ids, no names.",
    readers: "Admins; your own entries in your download",
    kept: "As long as the site runs, also after an account is deleted",
  },
  {
    name: "Rate limits",
    fields:
      "How often an account, or a network address, made a call within the last minutes. Held in memory, never written down.",
    readers: "Nobody",
    kept: "Minutes",
  },
];
