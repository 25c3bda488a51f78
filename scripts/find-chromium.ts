import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright-core'

/** A Chromium that draws no window, which makes tests a quarter faster. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds the browser for the tests: from CHROME_PATH, on the system, or from Playwright. If there is none, installs one
 * with apt.
 */
export function findChromium(): string {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (isProgram(named)) return named
    throw new Error(`CHROME_PATH names ${named}, which is not a program`)
  }
  // On CI, install the fastest browser.
  if (process.env['CI'] && !isProgram(headlessShell)) installWithApt('chromium-headless-shell')
  return findInstalled() ?? installWithApt('chromium') ?? fail()
}

/** Finds a Chromium that can load extensions, which the faster one cannot. */
export function findWholeChromium(): string {
  const named = process.env['CHROME_PATH']
  if (named && named !== headlessShell && isProgram(named)) return named
  return findInstalled(usualPlaces.slice(1)) ?? installWithApt('chromium', usualPlaces.slice(1)) ?? fail()
}

function findInstalled(places = usualPlaces) {
  return [...places, chromium.executablePath()].find((path) => path && isProgram(path))
}

function installWithApt(name: string, places = usualPlaces) {
  const isRoot = process.getuid?.() === 0
  const prefix = isRoot ? [] : ['sudo', '-n']
  const apt = (...args: Array<string>) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args] as [string, ...Array<string>]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  if (!apt('--version')) return undefined
  console.log(`Installing ${name} for the browser tests …`)
  if (!apt('update', '-qq') || !apt('install', '-y', '-qq', '--no-install-recommends', name)) return undefined
  return findInstalled(places)
}

function fail(): never {
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it with CHROME_PATH=/path/to/chrome')
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
