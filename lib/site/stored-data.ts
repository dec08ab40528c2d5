/** One record that the site stores in a visitor's browser. */
interface BrowserRecord {
  /** Key or cookie name, as developer tools show it. */
  readonly name: string;
  readonly kind: "cookie" | "local storage" | "IndexedDB" | "cache";
  readonly purpose: string;
  /** How long it stays. */
  readonly storedFor: string;
}

/** One record that the site stores on its servers. */
interface ServerRecord {
  readonly name: string;
  /** Collections of the store that hold it; none for what is elsewhere. */
  readonly collections: readonly string[];
  readonly fields: string;
  /** Who can read it besides the site itself. */
  readonly readers: string;
  readonly storedFor: string;
}

/** End of the UTC day, the product's only day. */
const endOfDay = "Until the next 00:00 UTC";

/** The privacy policy's list for the browser. A unit test holds it against the names in the code. */
export const browserRecords: readonly BrowserRecord[] = [
  {
    name: "CookieConsent",
    kind: "cookie",
    purpose: "Your cookie choice: analytics yes or no, advertising yes or no.",
    storedFor: "Six months",
  },
  {
    name: "DailyQuestion",
    kind: "cookie",
    purpose: "Your quiz question for today. Set when you start the quiz.",
    storedFor: endOfDay,
  },
  {
    name: "DailyQuestionDone",
    kind: "cookie",
    purpose: "That you have answered today's question.",
    storedFor: endOfDay,
  },
  {
    name: "LoginReward",
    kind: "cookie",
    purpose: "That you received today's login reward.",
    storedFor: endOfDay,
  },
  {
    name: "DailyOwner",
    kind: "cookie",
    purpose: "The user ID that the three cookies above belong to, so that another account starts fresh.",
    storedFor: endOfDay,
  },
  {
    name: "mantine-color-scheme-value",
    kind: "local storage",
    purpose: "Dark or light mode. Set when you choose one.",
    storedFor: "Until you clear it",
  },
  {
    name: "primary-color",
    kind: "local storage",
    purpose: "The accent color. Set when you choose one.",
    storedFor: "Until you clear it",
  },
  {
    name: "name-language",
    kind: "local storage",
    purpose: "The language of in-game names. Set when you choose one other than English.",
    storedFor: "Until you choose English or clear it",
  },
  {
    name: "recent-searches",
    kind: "local storage",
    purpose: "The last eight results you opened from the search.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-session",
    kind: "local storage",
    purpose: "That you are signed in here, so that the Login button does not flash on load.",
    storedFor: "Until you log out",
  },
  {
    name: "quarry-my-weapon",
    kind: "local storage",
    purpose: "The weapon type you play, so that pages show its figures first. Set when you choose one.",
    storedFor: "Until you choose none or clear it",
  },
  {
    name: "quarry-compare",
    kind: "local storage",
    purpose:
      "Weapons, armor, skills and monsters you compare, so that the tray follows you from page to page.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-announcement",
    kind: "local storage",
    purpose: "The last announcement you closed, so that it stays closed.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-wishlist",
    kind: "local storage",
    purpose: "Your wishlist and how many of its materials you own.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-builder",
    kind: "local storage",
    purpose:
      "Up to four builds you are working on, with search criteria, damage target and the last 30 steps each. Also in session storage, separately for each tab.",
    storedFor: "Until you clear it; per-tab data until the tab is closed",
  },
  {
    name: "quarry-hunt",
    kind: "local storage",
    purpose: "The quest, party, items, traps and assumptions of the last hunt in time in the builder.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-searches",
    kind: "local storage",
    purpose: "Searches you saved in the builder, and the last eight skills you added there.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-my-builds",
    kind: "local storage",
    purpose: "Builds you saved without an account: up to 200, with name, search criteria and damage target.",
    storedFor: "Until you delete them or clear it",
  },
  {
    name: "quarry-collection",
    kind: "local storage",
    purpose: "The talismans and decorations you own, and your recent picks in the builder.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-owned-gear",
    kind: "local storage",
    purpose: "Gear you marked as owned on a shopping list, and how you chose to craft the rest.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-crowns",
    kind: "local storage",
    purpose: "Crowns and sizes of monsters that you noted.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-artian-weapons",
    kind: "local storage",
    purpose: "Artian weapons you noted, with their rerolls.",
    storedFor: "Until you clear it",
  },
  {
    name: "quarry-box-owner",
    kind: "local storage",
    purpose:
      "The user ID of the account that this browser's box (talismans, decorations, wishlist and more) is saved to, and when.",
    storedFor: "Until you delete the account or clear it",
  },
  {
    name: "quarry-box",
    kind: "IndexedDB",
    purpose:
      "With an account: what this browser and your account last agreed on in your box, and changes that were not sent yet.",
    storedFor: "Until you delete the account or clear it",
  },
  {
    name: "quarry-build-drafts",
    kind: "local storage",
    purpose: "Unsaved title, notes and tags of a build, with the user ID of the account they were typed in.",
    storedFor: "Until the build is saved or you discard them",
  },
  {
    name: "quarry-guide-drafts",
    kind: "local storage",
    purpose: "The unsaved text of a guide, with the user ID of the account it was typed in.",
    storedFor: "Until the guide is saved or you discard it",
  },
  {
    name: "quarry-run-drafts",
    kind: "local storage",
    purpose: "What you typed into the form for a run, with the user ID of the account it was typed in.",
    storedFor: "Until the run is submitted or you discard it",
  },
  {
    name: "quarry-desk-notes",
    kind: "local storage",
    purpose:
      "For moderators: checklist, video marks and frame rate of runs under review, with the user ID of the account.",
    storedFor: "Until the run is decided",
  },
  {
    name: "quarry-help-request-drafts",
    kind: "local storage",
    purpose:
      "What you typed into the form for a help request, with the user ID of the account it was typed in.",
    storedFor: "Until the request is posted or you discard it",
  },
  {
    name: "quarry-help-answer-drafts",
    kind: "local storage",
    purpose: "What you typed into answers to help requests, with the user ID of the account it was typed in.",
    storedFor: "Until the answer is posted or you discard it",
  },
  {
    name: "quarry-help-comment-drafts",
    kind: "local storage",
    purpose: "What you typed into comments on answers, with the user ID of the account it was typed in.",
    storedFor: "Until the comment is posted or you cancel it",
  },
  {
    name: "quarry-help-hunt-drafts",
    kind: "local storage",
    purpose:
      "What you typed to look for hunters, lobby ID and Hunter ID included, with the user ID of the account it was typed in.",
    storedFor: "Until the hunt is listed or you discard it",
  },
  {
    name: "quarry-pages, quarry-page-data, quarry-build-files, quarry-pictures, quarry-facts",
    kind: "cache",
    purpose:
      "Pages of the wiki and the builder that you opened, with what they load, so that they work without a connection. Nothing of your account.",
    storedFor: "60 days after the last use, or until newer pages take the room",
  },
  {
    name: "serwist-precache-v2",
    kind: "cache",
    purpose: "The page that is shown without a connection.",
    storedFor: "Until a newer one replaces it",
  },
  {
    name: "serwist-expiration",
    kind: "IndexedDB",
    purpose: "When each of those pages and files was last used.",
    storedFor: "As long as the page or file",
  },
  {
    name: "firebaseLocalStorageDb",
    kind: "IndexedDB",
    purpose:
      "Your session: the tokens and account details that keep you signed in. In local storage where the browser has no IndexedDB.",
    storedFor: "Until you log out",
  },
  {
    name: "firebase-heartbeat-database",
    kind: "IndexedDB",
    purpose: "Dates on which the sign-in library was used, and its version. No personal data.",
    storedFor: "The last thirty dates",
  },
];

/** The privacy policy's list for the servers. */
export const serverRecords: readonly ServerRecord[] = [
  {
    name: "Sign-in account",
    collections: [],
    fields:
      "Email address and whether it is verified, password as a salted hash, display name, photo URL, sign-in method, dates of creation and last sign-in, roles.",
    readers: "You",
    storedFor: "Until the account is deleted",
  },
  {
    name: "Profile",
    collections: ["users"],
    fields:
      "Display name, photo URL, coin balance, profile icons, badges, creation date, counts of your runs, answers, builds, likes and quiz days, which notifications you turned off, and a block with its reason.",
    readers:
      "You; everyone can see name, photo, icon, badges, creation date and the counts of runs and answers",
    storedFor: "Until the account is deleted",
  },
  {
    name: "Coin statement",
    collections: ["ledger"],
    fields: "Each change to your balance: amount, reason, what it was for, new balance, time.",
    readers: "You",
    storedFor: "Until the account is deleted",
  },
  {
    name: "Notifications",
    collections: ["notifications"],
    fields: "What happened to your runs, builds and requests, when, and whether you have read it.",
    readers: "You",
    storedFor: "Until the account is deleted",
  },
  {
    name: "Quiz attempts",
    collections: ["quiz"],
    fields:
      "For each day: the question, the order of its choices, your choice, whether it was right, and when.",
    readers: "Nobody",
    storedFor: "Until the account is deleted",
  },
  {
    name: "Builds",
    collections: ["builds"],
    fields:
      "The loadout, title, notes and tags, target monster, visibility, times of creation, change and publication, and number of likes.",
    readers: "You; everyone if published",
    storedFor: "Until seven days after you delete it, so that you can restore it",
  },
  {
    name: "Box",
    collections: ["box"],
    fields:
      "What you own and noted while signed in: talismans, decorations, Artian weapons with rerolls, gear, crowns, materials, wishlist, saved searches and builds, your weapon, with the time of each change. Of what you delete, a mark for 60 days.",
    readers: "You",
    storedFor: "Until you delete the entry or the account",
  },
  {
    name: "Likes",
    collections: ["likes"],
    fields: "Which builds you like and since when.",
    readers: "You; everyone can see the number of likes",
    storedFor: "Until you remove the like",
  },
  {
    name: "Guides",
    collections: ["guides", "guideRevisions"],
    fields:
      "Title, summary, tags, cover and text with its earlier versions, who wrote and changed it, its state, and times of creation, change and publication.",
    readers: "You and other creators; everyone if published, without earlier versions",
    storedFor:
      "Until seven days after you delete it, or your account is deleted. What you changed in guides of others stays without your user ID.",
  },
  {
    name: "Featured content",
    collections: ["featured"],
    fields: "What creators feature, with caption and dates, and the user ID of who added it.",
    readers: "Everyone while it is featured, without the user ID",
    storedFor: "Until a creator removes it, without the user ID after the account is deleted",
  },
  {
    name: "Event quests",
    collections: ["eventQuests"],
    fields: "What creators write down about event quests, and the user IDs of who wrote and reviewed it.",
    readers:
      "Everyone once a second person approved it, without the user IDs; creators see who did what, by name",
    storedFor: "Seven days after a creator deletes it, without the user ID after the account is deleted",
  },
  {
    name: "Names of states",
    collections: ["stateNames"],
    fields:
      "Names that you propose for states of monsters, with proof and times, and which ones of others you confirm.",
    readers: "Everyone, with your name; who confirmed one nobody, their number everyone",
    storedFor:
      "Until you remove it, or your account is deleted. A confirmed one then stays without your user ID.",
  },
  {
    name: "Short links",
    collections: ["shortLinks"],
    fields: "Builds that you give a short address, with search, target and time.",
    readers: "Everyone who has the address, without your name",
    storedFor: "Until you delete it, or your account is deleted",
  },
  {
    name: "Runs",
    collections: ["runs", "events"],
    fields:
      "Quest, category, time, hunters with names and user IDs, video, build, note, splits, status with reason and appeal, and who did what and when.",
    readers: "You and your partners, moderators; everyone if verified, and the outcome if rejected",
    storedFor:
      "Until you delete the run. When your account is deleted, verified runs stay under the name Former hunter.",
  },
  {
    name: "Runner scores",
    collections: ["runners"],
    fields:
      "Your name, points, best time on each board, and points on the latest 30 days on which they changed.",
    readers: "Everyone",
    storedFor: "Until you have no verified run, or the account is deleted",
  },
  {
    name: "Leaderboards",
    collections: ["boards", "parts", "challenges", "leaderboards"],
    fields:
      "Verified runs with names, times, videos and builds, the history of records, and weekly challenges.",
    readers: "Everyone",
    storedFor: "As long as the run is verified. When your account is deleted, your user ID is removed.",
  },
  {
    name: "Figures of moderators and reviewers",
    collections: ["moderators"],
    fields:
      "How many runs a moderator decided, how many decisions were overturned, and how long runs waited; how many reviews of a hunter were answered by a decision, and how many agreed with it.",
    readers: "Everyone",
    storedFor: "Until the account is deleted",
  },
  {
    name: "Video locks",
    collections: ["videoLocks"],
    fields: "Which runs use a video, with a hash of each hunter. No user ID.",
    readers: "Nobody",
    storedFor: "Until the run is withdrawn, rejected or deleted",
  },
  {
    name: "Help requests",
    collections: ["helpRequests", "edits", "helpActivity"],
    fields:
      "What you asked for, with weapon, monster or quest, platform, time zone and language, its status, coins and earlier versions.",
    readers: "Everyone; you alone if a moderator removed it",
    storedFor: "Until the account is deleted. Solved requests then stay under the name Former hunter.",
  },
  {
    name: "Answers",
    collections: ["answers"],
    fields:
      "Your text, build and offer with its session ID, whether it was approved or thanked, who says that it helped, and earlier versions.",
    readers:
      "Everyone; the session ID only you and the hunter who asked, and how many it helped in place of who",
    storedFor:
      "Until seven days after you withdraw it. When your account is deleted, approved answers stay under the name Former hunter.",
  },
  {
    name: "Comments",
    collections: ["comments"],
    fields: "What you wrote below an answer, and when.",
    readers: "Everyone; moderators alone if one of them removed it",
    storedFor: "Until you delete it or the account is deleted",
  },
  {
    name: "Blocked players",
    collections: ["playerBlocks"],
    fields: "Which players you blocked. User IDs, no names.",
    readers: "You",
    storedFor: "Until you unblock them or an account is deleted",
  },
  {
    name: "Counts of answers",
    collections: ["helpTallies"],
    fields: "How many answers of yours were approved and paid, in each month and in all.",
    readers: "Everyone, for the 20 highest",
    storedFor: "Until the account is deleted",
  },
  {
    name: "Hunt searches",
    collections: ["huntSearches"],
    fields:
      "Quest or monster, platform, time zone, language, note, when it starts and ends, your lobby ID and Hunter ID, and who joined or asked to, with Hunter ID and a keyed hash of the network.",
    readers: "Everyone while it lasts; the lobby ID and Hunter IDs only who is in, who asks only the host",
    storedFor: "Until the hunt is over, plus up to a day until cleanup",
  },
  {
    name: "Posted texts",
    collections: ["helpTexts"],
    fields: "A hash of what you posted in Hunting Help, so that it is not posted twice, with your user ID.",
    readers: "Nobody",
    storedFor: "Seven days, plus up to a day until cleanup",
  },
  {
    name: "Reports",
    collections: ["reports"],
    fields: "What you reported, why and when, and what a moderator decided.",
    readers: "Moderators, without your name; you, in your download",
    storedFor: "As long as the site runs. When your account is deleted, your user ID is removed.",
  },
  {
    name: "Moderation cases",
    collections: ["cases"],
    fields:
      "What was reported, how often and for which reasons, who made it, and what moderators noted and decided. While a name is hidden, that name. While it is open, keyed hashes of the networks that reports came from.",
    readers: "Moderators, except cases about themselves",
    storedFor: "As long as the site runs. When your account is deleted, your user ID is removed.",
  },
  {
    name: "What you follow",
    collections: ["follows"],
    fields: "The monsters, weapons, quests and hunters you follow, and when you last got news of them.",
    readers: "You",
    storedFor: "Until you unfollow them or delete your account",
  },
  {
    name: "Devices",
    collections: ["devices"],
    fields:
      "Browsers on which you turned notifications on: the address at the browser's push service, its keys, and when.",
    readers: "You, in your download, without the keys",
    storedFor: "Until you turn them off, the browser does, or you delete your account",
  },
  {
    name: "Weekly email",
    collections: ["digests"],
    fields: "That you want it, when the next one is due, and up to when the last one told what happened.",
    readers: "You, in your download",
    storedFor: "Until you turn it off or delete your account",
  },
  {
    name: "News",
    collections: ["news"],
    fields:
      "That a run was verified, or a build, guide or request published, with what it is about and the user IDs of its hunters, without titles.",
    readers: "Nobody; followers get counts",
    storedFor:
      "30 days, plus up to a day until cleanup. When your account is deleted, your user ID is removed.",
  },
  {
    name: "Appeals",
    collections: ["appeals"],
    fields: "What a moderator decided about you, what you say against it, and how another one judged it.",
    readers: "You; moderators, except appeals about themselves",
    storedFor: "Until you delete your account",
  },
  {
    name: "Networks",
    collections: ["networks"],
    fields:
      "Keyed hashes of the networks your account was used from, with the date. Used only to find accounts that pay each other or report together on purpose. The address itself is not stored and cannot be read back.",
    readers: "Nobody; the hashes are in your download",
    storedFor: "30 days, plus up to a day until cleanup",
  },
  {
    name: "Announcements",
    collections: ["announcements"],
    fields: "What admins announced on every page, when, and the user ID of the admin.",
    readers: "Everyone, without the user ID",
    storedFor: "As long as the site runs, without the user ID after the account is deleted",
  },
  {
    name: "Coins per day",
    collections: ["economy"],
    fields: "How many coins all accounts together made and spent on a day, by reason. No user ID.",
    readers: "Everyone",
    storedFor: "As long as the site runs",
  },
  {
    name: "Daily limits",
    collections: ["limits"],
    fields: "How often an account did something in a day, such as creating or liking builds.",
    readers: "You, in your download",
    storedFor: "Until the next 00:00 UTC, plus up to a day until cleanup",
  },
  {
    name: "Names",
    collections: ["names", "nameChanges"],
    fields:
      "A hash of your name with your user ID, so that nobody else takes it; a new name until it is on all your runs. Of a name that a moderator hid, the hash and the reason without a user ID.",
    readers: "You, in your download",
    storedFor: "Until you change it or delete your account; of a hidden name as long as the site runs",
  },
  {
    name: "Guide proposals",
    collections: ["guideProposals"],
    fields:
      "Guides, and changes to somebody else's guide, that creators and trusted hunters propose: text, note, state with reason, and who proposed and decided. User IDs, no names.",
    readers:
      "Who proposed it; the author, editors and admins of the guide, and all creators for a new one; what you proposed in your download",
    storedFor: "Until the guide or the account of who proposed it is deleted",
  },
  {
    name: "Deletions",
    collections: ["deletedAccounts"],
    fields: "The user ID of an account that is being deleted, when that began, and how much was found since.",
    readers: "Nobody",
    storedFor: "A day, until nothing of the account is found",
  },
  {
    name: "Fingerprints",
    collections: ["fingerprints"],
    fields: "A hash of content that a moderator took down, with the reason and the build ID. No user ID.",
    readers: "Nobody",
    storedFor: "Until the content is allowed again",
  },
  {
    name: "Audit log",
    collections: ["audit", "auditChain"],
    fields:
      "What moderators and admins did: who, to which content or account, why and when, with hashes that show a change. User IDs, no names.",
    readers: "Admins; moderators for content that was reported; entries about you in your download",
    storedFor: "As long as the site runs, also after an account is deleted",
  },
  {
    name: "Admin actions",
    collections: ["staff", "staffActions", "undos"],
    fields:
      "Who is an admin and since when, which roles and sums of coins wait for a second admin, and what was undone of which account. User IDs, no names.",
    readers: "Admins; everyone sees how many there are",
    storedFor: "As long as the site runs, also after an account is deleted",
  },
  {
    name: "Alerts",
    collections: ["alerts"],
    fields: "Which alert the operator was sent, and when. No user ID.",
    readers: "Nobody",
    storedFor: "7 days, plus up to a day until cleanup",
  },
  {
    name: "Rate limits",
    collections: [],
    fields:
      "How many requests an account or IP address made in the last few minutes. Kept in memory, never stored.",
    readers: "Nobody",
    storedFor: "Minutes",
  },
];

/** Collections of the store that say nothing about anybody. */
export const impersonalCollections: readonly string[] = ["checks", "dailyFigures"];
