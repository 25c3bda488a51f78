import { removeRecipe } from '../operations/recipes/remove-recipe.ts'
import { withApp } from './with-app.ts'

/** `marshmallow remove`: deletes recipes. */
export async function run(names: ReadonlyArray<string>): Promise<number> {
  if (names.length === 0) {
    process.stderr.write('Name at least one recipe by its address, such as /recipe/leek-soup.\n')
    return 2
  }
  return withApp(async (app) => {
    let missing = 0
    for (const name of names) {
      const wasThere = await removeRecipe(app, name)
      if (!wasThere) missing += 1
      if (wasThere) process.stdout.write(`removed ${name}\n`)
      else process.stderr.write(`unknown ${name}\n`)
    }
    return missing > 0 ? 1 : 0
  })
}
