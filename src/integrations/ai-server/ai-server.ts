import { z } from 'zod'
import type { KeyCheck } from '../../core/settings/site-keys.ts'
import type { Http } from '../../lib/http/http.ts'
import { jsonIn } from '../../lib/http/json.ts'
import type { AiAccess } from './ask-ai-server.ts'

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Checks that an OpenAI-compatible server has the model. */
export async function checkAiServer(http: Http, { address, model, key }: AiAccess): Promise<KeyCheck> {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const url = `${address.replace(/\/+$/, '')}/models`
  const answer = await http.fetch(url, { headers, timeoutMs: 20_000, maxBytes: 5_000_000, maxRedirects: 0 })
  if (!answer.ok) return { kind: 'failed', detail: problemOf(answer.kind, answer.message, address) }
  if (answer.status === 401 || answer.status === 403) return { kind: 'invalid' }
  const models =
    answer.status === 200 ? Models.safeParse(jsonIn(answer.bytes)).data?.data.map(({ id }) => id) : undefined
  if (!models) {
    return { kind: 'failed', detail: `The server answered ${answer.status} when asked for its models.` }
  }
  if (models.includes(model)) return { kind: 'works' }
  const known = models.slice(0, 5).join(', ')
  return { kind: 'failed', detail: `The server has no model called ${model}. It knows ${known || 'none'}.` }
}

function problemOf(kind: string, message: string, address: string): string {
  if (kind !== 'refused-address') return message
  return `It is on a private network. To allow it, set OUTBOUND_ALLOW=${new URL(address).host}`
}
