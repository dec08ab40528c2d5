import { discordCommands } from "@/lib/discord/commands";
import { runMain } from "./lib/target";

/**
 * `npm run discord:commands`: tells Discord the slash commands, in place of those that it has. Needs
 * DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN, which the site itself does not. `-- --print` shows them and sends nothing.
 */
runMain(async () => {
  if (process.argv.includes("--print")) {
    console.log(JSON.stringify(discordCommands, null, 2));
    return 0;
  }
  const { DISCORD_APPLICATION_ID: id = "", DISCORD_BOT_TOKEN: token = "" } = process.env;
  if (!/^\d{5,20}$/.test(id) || token === "") {
    throw new Error("Set DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN (docs/deploy.md, Discord).");
  }
  const response = await fetch(`https://discord.com/api/v10/applications/${id}/commands`, {
    method: "PUT",
    headers: { authorization: `Bot ${token}`, "content-type": "application/json" },
    body: JSON.stringify(discordCommands),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok)
    throw new Error(`Discord answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  console.log(`${discordCommands.length} commands are known to Discord now.`);
  return 0;
});
