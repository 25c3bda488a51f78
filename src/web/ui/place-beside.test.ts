import { expect, test, vi } from 'vitest'
import { placeBeside } from './place-beside.ts'

function element(rect: Partial<DOMRect>) {
  return { getBoundingClientRect: () => rect, style: {} } as HTMLElement
}

function placed(anchor: Partial<DOMRect>) {
  vi.stubGlobal('document', { documentElement: { clientWidth: 360 } })
  const box = element({ width: 200, height: 30 })
  placeBeside(element(anchor), box)
  return { top: box.style.top, left: box.style.left }
}

test('places the box above the middle of the control', () => {
  expect(placed({ top: 400, bottom: 440, left: 150, width: 60 })).toEqual({ top: '362px', left: '80px' })
})

test('places the box below the control at the top of the screen', () => {
  expect(placed({ top: 10, bottom: 50, left: 150, width: 60 }).top).toBe('58px')
})

test('never places the box off either side', () => {
  expect(placed({ top: 400, bottom: 440, left: 0, width: 40 }).left).toBe('12px')
  expect(placed({ top: 400, bottom: 440, left: 330, width: 30 }).left).toBe('148px')
})
