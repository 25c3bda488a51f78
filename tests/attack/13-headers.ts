import { sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'
import { signInAsAdmin } from './sign-in.ts'
import { openTarget } from './target.ts'

/** Checks the headers under https and on private pages. */
export const headersAttack: Attack = {
  number: 13,
  name: 'headers of private pages',
  async run(target) {
    const cookie = await signInAsAdmin(target)
    const noStore = async (path: string, sent = cookie) =>
      (await sendRequest(target.url(), path, { cookie: sent })).headers['cache-control']?.includes('no-store') ?? false
    const secure = await openTarget({ PUBLIC_URL: 'https://kitchen.example' })
    const gate = await sendRequest(secure.url(), '/admin', {
      headers: { host: 'kitchen.example', origin: 'https://kitchen.example' },
    })
    await secure.close()
    const flash = (gate.headers['set-cookie'] ?? []).join()
    const checks = {
      'no-store on /account': await noStore('/account'),
      'no-store on /admin': await noStore('/admin'),
      'no-store on passkey options': await noStore('/api/auth/passkey/generate-authenticate-options', ''),
      'Secure flash cookie': /;\s*secure/i.test(flash),
      HSTS: gate.headers['strict-transport-security'] !== undefined,
    }
    const missing = Object.entries(checks).flatMap(([name, isThere]) => (isThere ? [] : [name]))
    return { isOk: missing.length === 0, figure: missing.length === 0 ? 'all there' : `missing: ${missing.join(', ')}` }
  },
}
