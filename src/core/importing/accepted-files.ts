/** Extensions of files that contain recipes. The content decides how a file is read. */
export const acceptedFiles = [
  '.pdf',
  '.zip',
  '.json',
  '.csv',
  '.tsv',
  '.xml',
  '.cml',
  '.fdx',
  '.mcb',
  '.mmf',
  '.mxp',
  '.rk',
  '.rtk',
  '.crumb',
  '.enex',
  '.sql',
  '.yaml',
  '.yml',
  '.cook',
  '.html',
  '.htm',
  '.txt',
  '.md',
  '.markdown',
  '.org',
  '.rst',
  '.paprikarecipe',
  '.paprikarecipes',
  '.melarecipe',
  '.melarecipes',
] as const

const pictureEnding = /\.(?:jpe?g|jfif|png|webp|gif|avif|hei[cf]|tiff?)$/i

/** Returns true if the ending of a file says that it is no recipe, such as ".exe". */
export function hasOtherEnding(name: string): boolean {
  const ending = /\.[a-z]\w{0,15}$/i.exec(name)?.[0].toLowerCase()
  return ending !== undefined && !pictureEnding.test(ending) && !acceptedFiles.some((accepted) => accepted === ending)
}
