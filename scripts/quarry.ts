/**
 * `quarry <command>`: what an operator runs next to the site, in the container too, which has neither npm's scripts nor
 * their tools. Each is the script that `npm run` has under the same name.
 */
const commands: Readonly<Record<string, { does: string; run: () => Promise<unknown> }>> = {
  role: { does: "<email> <creator|admin|none>: gives an account a role", run: () => import("./role") },
  "account:delete": {
    does: "<email>: deletes an account and all that belongs to it, for good",
    run: () => import("./account-delete"),
  },
  "guides:publish": {
    does: "publishes the guides that come with the site",
    run: () => import("./guides-publish"),
  },
  jobs: { does: "[job …]: does what is due, once", run: () => import("./jobs") },
  migrate: {
    does: "[--dry-run]: brings stored documents of an earlier version into the present shape",
    run: () => import("./migrate"),
  },
  "check:ledger": {
    does: "checks that every balance is the sum of its ledger",
    run: () => import("./check-ledger"),
  },
  "check:boards": {
    does: "rebuilds all leaderboards and compares them",
    run: () => import("./check-boards"),
  },
  "check:audit": { does: "verifies the chain of the audit log", run: () => import("./check-audit") },
};

const [called = ""] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, called) ? commands[called] : undefined;
if (command) await command.run();
else {
  const isHelp = called === "help" || called === "--help";
  const print = isHelp ? console.log : console.error;
  print(
    [
      "Usage:  quarry <command>",
      ...Object.entries(commands).map(([key, { does }]) => `  ${key} ${does}`),
    ].join("\n"),
  );
  process.exitCode = isHelp ? 0 : 1;
}

// With `await` a module.
export {};
