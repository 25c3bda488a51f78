import { type RecognitionEngine, startRecognition } from './recognition-engine.ts'

/** Starts the recognition engine when it is needed, and stops it after `idleMs` without work. */
export function createIdlingEngine({ folder, idleMs }: { folder: string; idleMs: number }) {
  let starting: Promise<RecognitionEngine> | undefined
  let idle: NodeJS.Timeout | undefined

  const stayAwake = () => clearTimeout(idle)

  async function stop() {
    stayAwake()
    const running = starting
    starting = undefined
    const found = await running?.catch(() => undefined)
    await found?.close()
  }

  return {
    start(): Promise<RecognitionEngine> {
      stayAwake()
      starting ??= startRecognition(folder)
      return starting
    },
    stayAwake,
    stopLater() {
      idle = setTimeout(() => void stop(), idleMs).unref()
    },
    stop,
  }
}
