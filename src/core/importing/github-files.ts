/** The endings of files that may hold a recipe. */
export const recipeFileEndings = /\.(?:json|ya?ml|md|cook)$/i

const pictureEndings = ['jpg', 'jpeg', 'png', 'webp'] as const

/** Files of these names are about the repository. Their endings are those of recipes. */
const notRecipes =
  /^(?:readme|license|licence|changelog|contributing|contributors|code_of_conduct|security|support|authors|index|_index|todo|package|package-lock|tsconfig|jsconfig|composer|manifest|renovate|lerna|nx|turbo|vercel|netlify|firebase|deno|mkdocs|docker-compose|compose|pnpm-lock|pnpm-workspace|_config|pubspec|environment|codecov|aisle|pantry|template)(?:\.[\w-]+)?$/i

/** Folders whose files are not recipes: hidden ones, and those of tools. */
const notFolders = /^(?:\..*|node_modules|vendor|dist|build|__pycache__|_layouts|_includes|_sass)$/i

/** Returns whether a file of a repository may hold recipes, by its path. */
export function mayHoldRecipe(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  return (
    recipeFileEndings.test(name) &&
    !name.startsWith('.') &&
    !notRecipes.test(name.replace(recipeFileEndings, '')) &&
    !folders.some((folder) => notFolders.test(folder))
  )
}

/** The paths where a picture of a recipe may be: beside it, with the same name. */
export function picturesBeside(path: string): Array<string> {
  const stem = path.replace(recipeFileEndings, '')
  return pictureEndings.map((ending) => `${stem}.${ending}`)
}

/** Returns the path of the picture beside a recipe, in any case of letters. */
export function pictureAmong(path: string, byLowerCase: ReadonlyMap<string, string>): string | null {
  return (
    picturesBeside(path)
      .map((candidate) => byLowerCase.get(candidate.toLowerCase()))
      .find(Boolean) ?? null
  )
}

/** Joins the address of a picture in a recipe with the folder of its file. Null if it leads out of the repository. */
export function pathFrom(file: string, address: string): string | null {
  if (/^[a-z][\w+.-]*:|^\/\//i.test(address)) return null
  const folder = address.startsWith('/') ? [] : file.split('/').slice(0, -1)
  const path: Array<string> = [...folder]
  for (const segment of address.replace(/[?#].*$/, '').split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') path.push(segment)
    else if (path.pop() === undefined) return null
  }
  return path.length > 0 ? path.join('/') : null
}
