import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slowest = [
  'e2e/signed-in-crawler',
  'e2e/crawler',
  'e2e/reviews',
  'e2e/offline',
  'e2e/import-services',
  'tests/lifecycle',
  'tests/stop-while-starting',
  'embedded/start-embedded',
  'notes/sync-notes',
  'importing/read-recipe-file',
  'scans/cut-out-photo',
]

/** Starts long files first. A long file that starts last would run alone while the other workers are idle. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
  }
}

function isSlow({ moduleId }: TestSpecification) {
  return slowest.some((name) => moduleId.endsWith(`/${name}.test.ts`))
}
