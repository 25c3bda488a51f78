import { sendRequest, urlencoded } from './send-request.ts'
import { admin, type Target } from './target.ts'

/** Signs in as the administrator and returns the cookies. */
export async function signInAsAdmin(target: Target): Promise<string> {
  const body = new URLSearchParams({ intent: 'log-in', ...admin }).toString()
  const { headers } = await sendRequest(target.url(), '/auth', { headers: urlencoded, body, visitor: '203.0.113.200' })
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
