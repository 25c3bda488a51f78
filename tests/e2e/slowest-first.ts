import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowest = ['signed-in-crawler', 'crawler', 'submit', 'admin', 'content-admin']

/** Starts long files first: one that starts last would occupy its worker while the others are idle. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
  }
}

function isSlow({ moduleId }: TestSpecification) {
  return slowest.some((name) => moduleId.endsWith(`/e2e/${name}.test.ts`))
}
