import { crawlerProblem, type CrawlerProblem } from '../../core/crawler/crawler-problem.ts'
import type { Extraction, LlmsText, ReportState, Research } from '../../core/crawler/reports.ts'
import type { Answer } from './answer.ts'
import { poll, type Pause } from './poll.ts'
import type { reportCalls } from './reports.ts'

/** The last event is an end or a problem. */
export type ReportEvent<Report> =
  | { kind: 'progress' | 'end'; report: Report }
  | { kind: 'problem'; problem: CrawlerProblem }

interface Reports {
  extract: Extraction
  research: Research
  llmstxt: LlmsText
}
export type ReportKind = keyof Reports

/** Watches a job that writes a text, with a request every second or two. */
export async function* watchReport<Kind extends ReportKind>(
  calls: ReturnType<typeof reportCalls>,
  pause: Pause,
  kind: Kind,
  id: string,
  signal?: AbortSignal,
): AsyncGenerator<ReportEvent<Reports[Kind]>> {
  const { check, words, intervalMs } = reports(calls)[kind]
  for await (const answer of poll({ check: () => check(id, signal), intervalMs, pause, signal })) {
    if (!answer.ok) return yield { kind: 'problem', problem: answer }
    const report = answer.value
    if (report.state === 'completed') return yield { kind: 'end', report }
    if (report.state !== 'processing') return yield { kind: 'problem', problem: problemOf(words, report) }
    yield { kind: 'progress', report }
  }
}

type Watched = {
  [Kind in ReportKind]: {
    words: string
    intervalMs: number
    check(id: string, signal?: AbortSignal): Promise<Answer<Reports[Kind]>>
  }
}

const reports = (calls: ReturnType<typeof reportCalls>): Watched => ({
  extract: { words: 'Extract job', intervalMs: 1_000, check: calls.extractStatus },
  research: { words: 'Research job', intervalMs: 2_000, check: calls.researchStatus },
  llmstxt: { words: 'LLMs.txt generation job', intervalMs: 2_000, check: calls.llmsTextStatus },
})

function problemOf(words: string, { state, problem }: { state: ReportState; problem: string | null }) {
  return crawlerProblem('ended', 500, `${words} ${state}.${problem ? ` Error: ${problem}` : ''}`)
}
