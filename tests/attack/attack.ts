import type { Target } from './target.ts'

export interface Outcome {
  isOk: boolean
  /** The measurement or count, in a few words. */
  figure: string
}

export interface Attack {
  number: number
  name: string
  run(target: Target): Promise<Outcome>
}
