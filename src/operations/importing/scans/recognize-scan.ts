import type { TextPage } from '../../../importer/layout/text-page.ts'
import type { Scan } from '../../../importer/source.ts'
import { openScan, prepareScan } from './prepare-scan.ts'
import type { RecognitionEngine } from './recognition-engine.ts'
import { clearLetters, recognizedPage } from './recognized-page.ts'

export type RecognizedScan = { ok: true; page: TextPage; quarterTurns: number } | { ok: false; problem: string }

export const notRecognized = 'The text could not be recognized'
/** A page that lies on its side has fewer clear letters. */
const enoughLetters = 100

/** Recognizes the text of a page that may lie on its side. Starts the engine only for a picture that can be opened. */
export async function recognizeScan(
  scan: Scan,
  startEngine: () => Promise<RecognitionEngine>,
): Promise<RecognizedScan> {
  const opened = await openScan(scan)
  if (!opened.ok) return opened
  let best: { page: TextPage; letters: number; quarterTurns: number } | undefined
  for (const quarterTurns of [0, 1, 3, 2]) {
    const prepared = await prepareScan(opened.gray, quarterTurns)
    if (!prepared.ok) return prepared
    const { recognize } = await startEngine()
    const blocks = await recognize(prepared.page.png)
    const letters = clearLetters(blocks)
    if (!best || letters > best.letters) best = { page: recognizedPage(blocks, prepared.page), letters, quarterTurns }
    // An empty page is empty from all sides.
    if (letters >= enoughLetters || blocks.length === 0) break
  }
  if (!best) return { ok: false, problem: notRecognized }
  return { ok: true, page: best.page, quarterTurns: best.quarterTurns }
}
