import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listClientAddresses } from "@/lib/demo/get-client-config.server";
import { clientConfigSchema } from "@/lib/firebase/client-config";

export const config = { api: { bodyParser: false } };

/** Addresses of the emulators and accounts of the demo; next to nothing for a real project. */
export default createHandler({
  GET: createPublicEndpoint({
    response: clientConfigSchema,
    run: async () => listClientAddresses(process.env),
  }),
});
