import { type CheerioAPI, load } from 'cheerio'

type Found = ReturnType<CheerioAPI>

export interface PlainPage {
  url: string
  status: number
  $: CheerioAPI
  /** Returns the text of the page or of the selected part, with single spaces. */
  text(selector?: string): string
  /** Returns the value of the field with this label. */
  valueOf(label: string): string
  /** Follows the first link with this name. */
  follow(link: string): Promise<PlainPage>
  /** Fills fields by their labels, or checks and unchecks boxes, and presses the button. */
  send(button: string, values?: Readonly<Record<string, string | boolean>>): Promise<PlainPage>
}

/**
 * Creates a visitor without scripts. The visitor fetches pages, sends forms according to their markup, and stores
 * cookies.
 */
export function plainVisitor(siteUrl: string, headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>()

  async function request(address: URL, init: RequestInit = {}): Promise<PlainPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const browser = { 'sec-fetch-site': 'same-origin', origin: address.origin, ...headers, cookie }
    const response = await fetch(address, { ...init, headers: browser, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) storeCookie(set)
    const location = response.headers.get('location')
    const body = await response.text()
    if (location && response.status < 400) return request(new URL(location, address))
    return toPage(address, response.status, load(body))
  }

  function storeCookie(set: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (value === '' || /max-age=0/i.test(set)) cookies.delete(name)
    else cookies.set(name, value)
  }

  function toPage(url: URL, status: number, $: CheerioAPI): PlainPage {
    // Without scripts, a browser shows the content of noscript elements.
    $('noscript').each((_, element) => void $(element).replaceWith($(element).html() ?? ''))
    $('script:not([type="application/ld+json"]), style, template').remove()
    return {
      url: url.href,
      status,
      $,
      text: (selector = 'body') => oneLine($(selector).text()),
      valueOf: (label) => String(fieldLabeled($, label).val() ?? ''),
      follow(link) {
        const found = $('a[href]').filter(
          (_, element) => ($(element).attr('aria-label') ?? oneLine($(element).text())) === link,
        )
        const href = found.first().attr('href')
        if (href === undefined) throw new Error(`${url.href} has no link "${link}"`)
        return request(new URL(href, url))
      },
      send(button, values = {}) {
        for (const [label, value] of Object.entries(values)) enter($, fieldLabeled($, label), value)
        const pressed = buttonNamed($, button)
        const form = formOf($, pressed)
        const target = new URL(form.attr('action') ?? '', url)
        const pairs = form
          .add(fieldsElsewhere($, form))
          .serializeArray()
          .map(({ name, value }): [string, string] => [name, value])
        const [name, value] = [pressed.attr('name'), pressed.attr('value') ?? '']
        if (name !== undefined) pairs.push([name, value])
        if (form.attr('method')?.toLowerCase() !== 'post') {
          target.search = new URLSearchParams(pairs).toString()
          return request(target)
        }
        const isMultipart = form.attr('enctype') === 'multipart/form-data'
        return request(target, { method: 'POST', body: isMultipart ? formData(pairs) : new URLSearchParams(pairs) })
      },
    }
  }

  return { open: (path: string) => request(new URL(path, siteUrl)) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function formData(pairs: ReadonlyArray<[string, string]>) {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  return data
}

function fieldLabeled($: CheerioAPI, label: string): Found {
  const labels = $('label').filter((_, element) => oneLine($(element).text()).startsWith(label))
  const id = labels.first().attr('for')
  const field = id === undefined ? labels.first().find('input, select, textarea') : $(`[id="${id}"]`)
  const found = field.length > 0 ? field : $(`[aria-label="${label}"], [placeholder="${label}"]`)
  if (found.length === 0) throw new Error(`No field is labeled "${label}" in: ${oneLine($('main').text())}`)
  return found.filter('input, select, textarea').first()
}

function enter($: CheerioAPI, field: Found, value: string | boolean) {
  if (typeof value === 'string') return fill($, field, value)
  if (field.is('[type=radio]')) $(`[type=radio][name="${field.attr('name')}"]`).removeAttr('checked')
  if (value) field.attr('checked', '')
  else field.removeAttr('checked')
}

function fill($: CheerioAPI, field: Found, value: string) {
  if (field.is('textarea')) return void field.text(value)
  if (!field.is('select')) return void field.attr('value', value)
  field.find('option').each((_, option) => {
    if (oneLine($(option).text()) === value) $(option).attr('selected', '')
    else $(option).removeAttr('selected')
  })
}

function formOf($: CheerioAPI, pressed: Found): Found {
  const id = pressed.attr('form')
  return id === undefined ? pressed.closest('form') : $(`form[id="${id}"]`)
}

/** Returns the fields that name the form instead of being inside it. */
function fieldsElsewhere($: CheerioAPI, form: Found): Found {
  const id = form.attr('id')
  return $('input, select, textarea').filter((_, field) => id !== undefined && $(field).attr('form') === id)
}

function buttonNamed($: CheerioAPI, name: string): Found {
  const found = $('form button, form input[type=submit], button[form]').filter(
    (_, element) => ($(element).attr('aria-label') ?? oneLine($(element).text())) === name,
  )
  if (found.length === 0) throw new Error(`No form has a button "${name}"`)
  return found.filter('button, input').first()
}
