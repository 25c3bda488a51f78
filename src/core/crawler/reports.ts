/** The states of jobs that write a text. */
export type ReportState = 'processing' | 'completed' | 'failed' | 'cancelled'

/** Structured data from pages. */
export interface Extraction {
  state: ReportState
  /** In the form that the schema or the question asked for. */
  data: unknown
  sources: unknown
  problem: string | null
  creditsUsed: number | null
  expiresAt: string | null
}

/** The answer to a question, researched on the web. */
export interface Research {
  state: ReportState
  analysis: string
  activities: Array<{ type: string; status: string; message: string; at: string | null }>
  sources: Array<{ url: string; title: string; description: string }>
  currentDepth: number | null
  maxDepth: number | null
  problem: string | null
  creditsUsed: number | null
  expiresAt: string | null
}

/** A description of a site for language models. */
export interface LlmsText {
  state: ReportState
  text: string
  fullText: string | null
  problem: string | null
  expiresAt: string | null
}
