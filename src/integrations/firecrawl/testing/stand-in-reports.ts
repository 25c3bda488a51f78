import { randomUUID } from 'node:crypto'
import { searchIn, siteOf, titleOf, type StandInWeb } from './stand-in-pages.ts'

type ReportKind = 'extract' | 'deep-research' | 'llmstxt'

const expiresAt = () => new Date(Date.now() + 86_400_000).toISOString()

interface Report {
  kind: ReportKind
  checks: number
  request: { urls?: Array<string>; query?: string; url?: string }
}

/** Jobs that write a text. The first check finds them processing, the second one completed. */
export function createReports(web: StandInWeb) {
  const reports = new Map<string, Report>()

  const answers: Record<ReportKind, (report: Report, isDone: boolean) => object> = {
    extract: ({ request }, isDone) => ({
      data: isDone ? { recipes: (request.urls ?? []).map((url) => ({ url, title: titleOf(web.get(url) ?? '') })) } : [],
      ...(isDone && { sources: { recipes: request.urls ?? [] }, creditsUsed: 5 }),
    }),
    'deep-research': ({ request }, isDone) => {
      const found = searchIn(web, request.query ?? '').slice(0, 5)
      const activities = [
        {
          type: 'search',
          status: isDone ? 'complete' : 'processing',
          message: `Searching for ${request.query}`,
          timestamp: new Date().toISOString(),
          depth: 1,
        },
      ]
      const sources = found.map((url) => ({ url, title: titleOf(web.get(url) ?? ''), description: '' }))
      const finalAnalysis = isDone ? `# ${request.query}\n\n${found.length} pages say something about it.` : ''
      return { data: { finalAnalysis, activities, sources }, activities, currentDepth: 1, maxDepth: 7 }
    },
    llmstxt: ({ request }, isDone) => {
      const lines = siteOf(web, request.url ?? '').map((url) => `- [${titleOf(web.get(url) ?? '')}](${url})`)
      return { data: isDone ? { llmstxt: lines.join('\n'), llmsfulltxt: lines.join('\n\n') } : {} }
    },
  }

  return {
    start(kind: ReportKind, request: Report['request']) {
      const id = randomUUID()
      reports.set(id, { kind, request, checks: 0 })
      return id
    },
    check(kind: ReportKind, id: string): object | undefined {
      const report = reports.get(id)
      if (report?.kind !== kind) return undefined
      report.checks += 1
      const isDone = report.checks > 1
      const status = isDone ? 'completed' : 'processing'
      return { success: true, status, expiresAt: expiresAt(), ...answers[kind](report, isDone) }
    },
  }
}
