import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowest = ['accessibility', 'accessibility-behind-the-door', 'behind-the-door', 'crawler', 'submit']

/** A long file that begins last has its worker to itself while the others stand idle. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
  }
}

function isSlow({ moduleId }: TestSpecification) {
  return slowest.some((name) => moduleId.endsWith(`/e2e/${name}.test.ts`))
}
