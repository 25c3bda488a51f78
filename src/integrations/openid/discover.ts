import { z } from 'zod'
import type { Http } from '../../lib/http.ts'
import { ask, OpenIdProblem } from './ask.ts'

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
type Discovery = z.infer<typeof Discovery>

/** What the provider says about itself; it has to be the one we mean. */
export async function discover(http: Http, issuer: string): Promise<Discovery> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = Discovery.safeParse(await ask(http, address))
  if (!found.success) throw new OpenIdProblem(`${address} describes no OpenID Connect provider`)
  if (found.data.issuer !== issuer)
    throw new OpenIdProblem(`The provider calls itself ${found.data.issuer}: OIDC_ISSUER has to say the same`)
  return found.data
}
