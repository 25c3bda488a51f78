import { z } from 'zod'

/** A result as the console shows it. */
export type ShownResult =
  | { kind: 'links'; links: Array<string> }
  | { kind: 'data'; data: string; sources: string | null }
  | {
      kind: 'research'
      analysis: string
      sources: Array<{ url: string; title: string; description: string }>
      activities: Array<{ type: string; status: string; message: string; at: string | null }>
    }
  | { kind: 'text'; text: string; fullText: string | null }
  /** Something that an older version of the site stored. */
  | { kind: 'other'; json: string }

const Research = z.object({
  analysis: z.string(),
  sources: z.array(z.object({ url: z.string(), title: z.string(), description: z.string() })),
  activities: z.array(
    z.object({ type: z.string(), status: z.string(), message: z.string(), at: z.string().nullable() }),
  ),
})
const Text = z.object({ text: z.string(), fullText: z.string().nullable() })
const Data = z.object({ data: z.unknown(), sources: z.unknown() })

const json = (value: unknown) => JSON.stringify(value ?? null, null, 2)

/** Returns a stored result, or null if there is none yet. */
export function shownResult(kind: string, result: unknown): ShownResult | null {
  if (result === null || result === undefined) return null
  if (Array.isArray(result)) return { kind: 'links', links: result.map(String) }
  const research = kind === 'research' ? Research.safeParse(result) : null
  if (research?.success) return { kind: 'research', ...research.data }
  const text = kind === 'llmstxt' ? Text.safeParse(result) : null
  if (text?.success) return text.data.text ? { kind: 'text', ...text.data } : null
  const data = kind === 'extract' ? Data.safeParse(result) : null
  if (data?.success) {
    const { sources } = data.data
    return { kind: 'data', data: json(data.data.data), sources: sources ? json(sources) : null }
  }
  return { kind: 'other', json: json(result) }
}
