const longestName = 100

/** Names of devices, which Windows does not allow for files. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i

/** Returns a function that makes a different file name of each title. The names work on every system. */
export function fileNames(): (title: string) => string {
  const taken = new Set<string>()
  return (title) => {
    const name = safeName(title)
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? name : `${name} (${count})`
      // Windows and macOS ignore letter case.
      const key = free.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return free
    }
  }
}

function safeName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[<>:"/\\|?*\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const short = Array.from(plain)
    .slice(0, longestName)
    .join('')
    .replace(/[\s.]+$/, '')
  if (short === '') return 'Recipe'
  return deviceName.test(short) || short.startsWith('__') ? `Recipe ${short}` : short
}
