import { z } from 'zod'
import type { Http } from '../../lib/http/http.ts'
import { jsonIn } from '../../lib/http/json.ts'

export interface AiAccess {
  /** The address of the API, such as `https://ai.example/v1`. */
  address: string
  model: string
  /** Empty if the server needs no key. */
  key: string
}

interface Question {
  instructions: string
  text: string
  signal?: AbortSignal
  timeoutMs: number
}

type AiAnswer = { ok: true; content: string } | { ok: false; problem: string }

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Asks an OpenAI-compatible server for JSON about a text. Never throws. */
export async function askAiServer(
  http: Http,
  { address, model, key }: AiAccess,
  { instructions, text, signal, timeoutMs }: Question,
): Promise<AiAnswer> {
  const answer = await http.fetch(`${address.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      temperature: 0,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: text },
      ],
    }),
    timeoutMs,
    maxBytes: 1_000_000,
    maxRedirects: 0,
    ...(signal && { signal }),
  })
  if (!answer.ok) return { ok: false, problem: answer.message }
  if (answer.status !== 200) return { ok: false, problem: `The server answered ${answer.status}.` }
  const completion = Completion.safeParse(jsonIn(answer.bytes))
  const content = completion.data?.choices[0]?.message.content
  return content === undefined ? { ok: false, problem: 'The answer has no message.' } : { ok: true, content }
}
