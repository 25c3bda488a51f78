export const archiveName = (count: number) => `${count} files.zip`

/** Packs several files into one archive, which is imported like any other. Loads the packer when it is needed. */
export async function zipFiles(files: ReadonlyArray<File>): Promise<File> {
  const { downloadZip } = await import('client-zip')
  const taken = new Set<string>()
  const entries = files.map((input) => {
    const name = freeName(input.name, taken)
    taken.add(name)
    return { input, name }
  })
  const archive = await downloadZip(entries).blob()
  return new File([archive], archiveName(files.length), { type: 'application/zip' })
}

/** Numbers a name that another folder's file has too: "index (2).html". */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    if (!taken.has(free)) return free
  }
}
