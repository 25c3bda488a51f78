import { describe, expect, test } from 'vitest'
import { parseDuration } from './duration.ts'

describe('ISO durations', () => {
  test.each([
    ['PT45M', 45],
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['P1D', 1440],
    ['P0DT0H35M', 35],
    ['P0Y0M0DT0H25M0.000S', 25],
    ['PT1.5H', 90],
    ['PT1H30', 90],
    ['pt 20 m', 20],
    ['P30M', 30],
    ['P1DT2H', 1560],
    ['PT2700S', 45],
    ['PT-30M', null],
    ['-PT5M', null],
    ['PT0S', null],
  ])('%s is %s minutes', (text, minutes) => expect(parseDuration(text)).toBe(minutes))
})

describe('durations in words', () => {
  test.each([
    ['45', 45],
    ['1 hour 10 min', 70],
    ['1 hr and 5 minutes', 65],
    ['1 Std. 20 Min.', 80],
    ['45 minutos', 45],
    ['1h30', 90],
    ['1h 30', 90],
    ['1 h 30 min', 90],
    ['2h15min', 135],
    ['10-15 minutes', 15],
    ['30 to 40 mins', 40],
    ['1 ½ hours', 90],
    ['1 1/2 hours', 90],
    ['1,5 uur', 90],
    ['half an hour', 30],
    ['an hour', 60],
    ['2 timmar', 120],
    ['50 perc', 50],
    ['30分', 30],
    ['1時間30分', 90],
    ['1 час 20 минут', 80],
    ['25 dakika', 25],
    ['1 godz. 15 min', 75],
    ['1 ώρα', 60],
    ['0:45', 45],
    ['01:30:00', 90],
    ['Cook: 20 minutes plus chilling', 20],
    ['2 days', 2880],
    ['15 - 20', 20],
    ['1 week', 10_080],
    ['eine Woche', 10_080],
    ['two hours', 120],
    ['zwei bis drei Tage', 4320],
    ['fifteen minutes', 15],
    ['twenty to thirty minutes', 30],
    ['forty-five minutes', 45],
    ['half a day', 720],
    ['zweieinhalb Stunden', 150],
    ['half-hour', 30],
    ['two and a half-hour', 150],
    ['eineinhalb Stunden', 90],
    ['полтора часа', 90],
    ['半小时', 30],
    ['两个小时', 120],
    ['1.05 hours', 63],
    ['1.05小时', 63],
    ['30 minutes, one tray at a time', 30],
    ['Tiempo en minutos: 30 min', 30],
  ])('%s is %i minutes', (text, minutes) => expect(parseDuration(text)).toBe(minutes))

  test.each([
    ['an hour and a half', 90],
    ['2 hours and a half', 150],
    ['one and a half hours', 90],
    ['an hour and a quarter', 75],
    ['une heure et demie', 90],
    ['hora y media', 90],
    ["un'ora e mezza", 90],
    ['een en een half uur', 90],
    ['en och en halv timme', 90],
    ['一个半小时', 90],
    ['1時間半', 90],
    ['quarter of an hour', 15],
    ['three quarters of an hour', 45],
    ['un quart d’heure', 15],
    ['tre quarti d’ora', 45],
    ['Dreiviertelstunde', 45],
    ['drie kwartier', 45],
    ['1 hour and half an hour', 90],
  ])('%s, with a part of an hour, is %i minutes', (text, minutes) => expect(parseDuration(text)).toBe(minutes))

  test.each([
    ['30 minutes to 1 hour', 60],
    ['45 minutes - 1 hour', 60],
    ['1 hr - 1 hr 30 min', 90],
    ['1h–1h30', 90],
    ['50 Minuten bis 1 Stunde', 60],
    ['1 hour (or up to 2 days)', 2880],
    ['1 hour and 30 minutes to 2 hours', 120],
    ['1 hour to 90 minutes', 90],
    ['5 min prep, 30 min to 1 hour cooking', 65],
    ['1 h - 30 min', 90],
    ['24 hours plus 20 minutes', 1460],
    ['8-10 hours on low or 4-5 hours on high', 600],
    ['4 hours on high or 8 hours on low', 480],
    ['10 min prep plus 4 hours on low, or 2 hours on high', 250],
    ['45 Minuten im Ofen oder 1 Stunde auf dem Grill', 60],
    ['5 minutes active, 8 hours total', 480],
    ['Prep 10 min, total 40 min', 40],
    ['Total time: 1 hour 30 minutes (30 minutes prep)', 90],
    ['Gesamt: 2 Stunden, davon 30 Minuten aktiv', 120],
    ['1 h 30 au total (30 min de préparation)', 90],
    ['1 hour total plus 8 hours chilling', 540],
    ['1 hour, 30', 90],
    ['1 hour 30-40 minutes', 100],
  ])('%s is %i minutes', (text, minutes) => expect(parseDuration(text)).toBe(minutes))
})

describe('other shapes', () => {
  test.each([
    [{ '@type': 'Duration', minValue: 'PT10M', maxValue: 'PT15M' }, 15],
    [{ '@type': 'Duration', minValue: 20 }, 20],
    [['PT0S', 'PT25M'], 25],
    [30, 30],
  ])('%j is %i minutes', (value, minutes) => expect(parseDuration(value)).toBe(minutes))

  test.each([
    null,
    undefined,
    '',
    'PT0S',
    'PT',
    'P',
    0,
    -5,
    Number.NaN,
    'overnight',
    {},
    [],
    '99999999999 hours',
    '   ',
  ])('returns null for %j', (value) => expect(parseDuration(value)).toBeNull())

  test('ends on a list that contains itself', () => {
    const loop: Array<unknown> = []
    loop.push(loop)
    expect(parseDuration(loop)).toBeNull()
  })
})
