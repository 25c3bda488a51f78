import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowest = ['accessibility', 'crawler', 'submit']

/** A long file that begins last has its worker to itself while the others stand idle. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const place = ({ moduleId }: TestSpecification) => slowest.findIndex((name) => moduleId.includes(`/e2e/${name}.`))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(place(b) >= 0) - Number(place(a) >= 0))
  }
}
