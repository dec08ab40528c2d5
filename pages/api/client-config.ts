import { createHandler } from "@/lib/api/create-handler.server";
import { publicEndpoint } from "@/lib/api/endpoint.server";
import { clientAddresses } from "@/lib/demo/get-client-config.server";
import { clientConfigSchema } from "@/lib/firebase/client-config";

export const config = { api: { bodyParser: false } };

/** Addresses of the emulators and accounts of the demo; next to nothing for a real project. */
export default createHandler({
  GET: publicEndpoint({
    response: clientConfigSchema,
    run: async () => clientAddresses(process.env),
  }),
});
