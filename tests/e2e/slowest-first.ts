import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowest = ['signed-in-crawler', 'crawler', 'submit', 'admin', 'content-admin']

/** Starts long files first. A long file that starts last would run alone while the other workers are idle. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
  }
}

function isSlow({ moduleId }: TestSpecification) {
  return slowest.some((name) => moduleId.endsWith(`/e2e/${name}.test.ts`))
}
