import type { EventEmitter } from 'node:events'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Block, createWorker, OEM } from 'tesseract.js'
import { guessLanguage } from '../../../core/text/guess-language.ts'

export interface RecognitionEngine {
  recognize(png: Buffer): Promise<Array<Block>>
  close(): Promise<unknown>
}

const require = createRequire(import.meta.url)

/** The names of the language data that we carry, by language. */
const dataNames = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita', nl: 'nld' } as const
const recognized = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const
type DataName = (typeof dataNames)[keyof typeof dataNames]

/** Starts the recognition in a thread of its own. `folder` gets a copy of the language data, which is read from there. */
export async function startRecognition(folder: string): Promise<RecognitionEngine> {
  const loaded: Array<DataName> = ['eng']
  let current: DataName = 'eng'
  await copyLanguage('eng', folder)
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    // Without it, a failure in the thread would end the process. The failed call reports it too.
    errorHandler: () => undefined,
  })
  // So would an error event without a listener. The page that crashed the thread ends by its deadline.
  const { worker: thread } = worker as unknown as { worker: EventEmitter }
  thread.on('error', () => undefined)

  async function use(language: DataName) {
    if (language === current) return
    if (!loaded.includes(language)) await copyLanguage(language, folder)
    loaded.push(language)
    await worker.reinitialize(language)
    current = language
  }

  /** Recognizes the text as English first, and again if it turns out to be in another language. */
  async function recognize(png: Buffer): Promise<Array<Block>> {
    await use('eng')
    const first = await read(png)
    const guess = guessLanguage(first.text, recognized)
    const language = recognized.find((known) => known === guess) ?? 'en'
    if (language === 'en') return first.blocks ?? []
    await use(dataNames[language])
    return (await read(png)).blocks ?? []
  }

  async function read(png: Buffer) {
    return (await worker.recognize(png, {}, { blocks: true, text: true })).data
  }

  return { recognize, close: () => worker.terminate() }
}

/** The library expects all languages in one folder, and each is a package. */
async function copyLanguage(language: DataName, folder: string) {
  const name = `${language}.traineddata.gz`
  const source = join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int', name)
  const copy = join(folder, name)
  const [wanted, found] = await Promise.all([stat(source), stat(copy).catch(() => null)])
  if (found?.size === wanted.size) return
  await mkdir(folder, { recursive: true })
  await copyFile(source, copy)
}
