import { renameRecipe } from '../operations/recipes/rename-recipe.ts'
import { withApp } from './with-app.ts'

/** `marshmallow rename`: changes a recipe's address. The old address redirects to the new one. */
export async function run([name, newName, ...rest]: ReadonlyArray<string>): Promise<number> {
  if (!name || !newName || rest.length > 0) {
    process.stderr.write('Give a recipe and its new name, such as: rename /recipe/soup leek-soup\n')
    return 2
  }
  return withApp(async (app) => {
    const outcome = await renameRecipe(app, name, newName)
    if (outcome.ok) {
      process.stdout.write(`renamed /recipe/${outcome.id}\n`)
      return 0
    }
    switch (outcome.reason) {
      case 'unknown':
        process.stderr.write(`unknown ${name}\n`)
        return 1
      case 'taken':
        process.stderr.write(`taken   ${newName} is or was the name of another recipe\n`)
        return 1
      case 'no-name':
        process.stderr.write(`failed  "${newName}" can’t be part of an address. Try ${outcome.suggestion}\n`)
        return 1
    }
  })
}
