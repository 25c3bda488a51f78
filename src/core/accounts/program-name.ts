const browsers: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|HeadlessChrome|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** Turns a User-Agent header into "Firefox on Linux". */
export function programName(agent: string | null): string {
  const nameIn = (list: typeof browsers) => list.find(([sign]) => sign.test(agent ?? ''))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Another program'
}
