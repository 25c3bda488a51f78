import { removeSampleContent } from '../seed/sample/remove-sample-content.ts'
import { withApp } from './with-app.ts'

/** `marshmallow sample remove`: deletes the sample content. */
export async function run([verb]: ReadonlyArray<string>): Promise<number> {
  if (verb !== 'remove') {
    process.stderr.write('Usage: marshmallow sample remove\n')
    return 2
  }
  return withApp(async (app) => {
    await removeSampleContent(app)
    process.stdout.write('Sample content deleted.\n')
    return 0
  })
}
