import { hasSampleContent } from '../db/seed/sample.ts'
import { removeSampleContent } from '../seed/sample/remove-sample-content.ts'
import { withApp } from './with-app.ts'

/** `marshmallow sample remove`: deletes the sample content. */
export async function run([verb]: ReadonlyArray<string>): Promise<number> {
  if (verb !== 'remove') {
    process.stderr.write('Usage: marshmallow sample remove\n')
    return 2
  }
  return withApp(async (app) => {
    const wasThere = await hasSampleContent(app.db)
    // Also records that a site which has not started yet wants none.
    await removeSampleContent(app)
    process.stdout.write(wasThere ? 'Sample content deleted.\n' : 'There is no sample content.\n')
    return 0
  })
}
