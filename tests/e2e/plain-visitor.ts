import { type CheerioAPI, load } from 'cheerio'

type Found = ReturnType<CheerioAPI>

/** The text of a field or the name of an option, the state of a check box or radio button, or the files of a field. */
type Value = string | boolean | File | ReadonlyArray<File>

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
  /**
   * Fills fields by their labels and presses the button, both in the element with the selector `within`. If several
   * buttons have this name, it is the one in the form of the first field.
   */
  send(button: string, values?: Readonly<Record<string, Value>>, within?: string): Promise<PlainPage>
}

/**
 * Creates a visitor without scripts. The visitor fetches pages, sends forms according to their markup, and stores
 * cookies. The header `cookie` has the first ones, such as that of a session. `fetchPage` may ask a site without a port.
 */
export function plainVisitor(
  siteUrl: string,
  { cookie: given, ...headers }: Readonly<Record<string, string>> = {},
  fetchPage: (address: URL, init: RequestInit) => Response | Promise<Response> = fetch,
) {
  const cookies = new Map<string, string>()
  for (const each of given?.split('; ') ?? []) storeCookie(each)

  async function request(address: URL, init: RequestInit = {}): Promise<PlainPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const browser = { 'sec-fetch-site': 'same-origin', origin: address.origin, ...headers, cookie }
    const response = await fetchPage(address, { ...init, headers: browser, redirect: 'manual' })
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
    $('script:not([type="application/ld+json"]), style, template, .no-script\\:hidden').remove()
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
      send(button, values = {}, within = 'body') {
        const chosen = new Map<string | undefined, ReadonlyArray<File>>()
        const fields = Object.entries(values).map(([label, value]) => {
          const field = fieldLabeled($, label, within)
          if (typeof value === 'string') fill($, field, value)
          else if (typeof value === 'boolean') check($, field, value)
          else chosen.set(field.attr('name'), [value].flat())
          return field
        })
        const pressed = buttonNamed($, button, { within, beside: fields[0] })
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
        const body = isMultipart ? formData(pairs, filesOf($, form, chosen)) : new URLSearchParams(pairs)
        return request(target, { method: 'POST', body })
      },
    }
  }

  return { open: (path: string) => request(new URL(path, siteUrl)) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function formData(pairs: ReadonlyArray<[string, string]>, files: ReadonlyArray<[string, File]>) {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  for (const [name, file] of files) data.append(name, file)
  return data
}

/** Returns the chosen files of a form. Browsers send an empty one for a field without. */
function filesOf($: CheerioAPI, form: Found, chosen: ReadonlyMap<string | undefined, ReadonlyArray<File>>) {
  const names = form.find('input[type=file][name]').map((_, field) => $(field).attr('name'))
  return names
    .toArray()
    .flatMap((name) => (chosen.get(name) ?? [new File([], '')]).map((file): [string, File] => [name, file]))
}

function fieldLabeled($: CheerioAPI, label: string, within = 'body'): Found {
  const labels = $(within)
    .find('label')
    .filter((_, element) => oneLine($(element).text()).startsWith(label))
  const id = labels.first().attr('for')
  const field = id === undefined ? labels.first().find('input, select, textarea') : $(`[id="${id}"]`)
  const found = field.length > 0 ? field : $(`[aria-label="${label}"], [placeholder="${label}"]`)
  if (found.length === 0) throw new Error(`No field is labeled "${label}" in: ${oneLine($('main').text())}`)
  return found.filter('input, select, textarea').first()
}

function fill($: CheerioAPI, field: Found, value: string) {
  if (field.is('textarea')) return void field.text(value)
  if (!field.is('select')) return void field.attr('value', value)
  const wanted = field.find('option').filter((_, option) => oneLine($(option).text()) === value)
  if (wanted.length === 0) throw new Error(`The field "${field.attr('name')}" has no option "${value}"`)
  field.find('option').removeAttr('selected')
  wanted.attr('selected', '')
}

function check($: CheerioAPI, field: Found, isChecked: boolean) {
  if (field.is('[type=radio]')) $(`[type=radio][name="${field.attr('name')}"]`).removeAttr('checked')
  if (isChecked) field.attr('checked', '')
  else field.removeAttr('checked')
}

function buttonNamed(
  $: CheerioAPI,
  name: string,
  { within, beside }: { within: string; beside: Found | undefined },
): Found {
  const found = $(within)
    .find('form button, form input[type=submit], button[form]')
    .filter((_, element) => ($(element).attr('aria-label') ?? oneLine($(element).text())) === name)
  if (found.length === 0) throw new Error(`No form has a button "${name}"`)
  const form = beside?.closest('form')
  const inForm = found.filter((_, element) => form !== undefined && formOf($, $(element)).is(form))
  return (inForm.length > 0 ? inForm : found).filter('button, input').first()
}

/** Returns the form of a button, which may be elsewhere. */
function formOf($: CheerioAPI, button: Found): Found {
  const id = button.attr('form')
  return id === undefined ? button.closest('form') : $(`form[id="${id}"]`)
}

/** Returns the fields that name the form and are not inside it. */
function fieldsElsewhere($: CheerioAPI, form: Found): Found {
  const id = form.attr('id')
  const all = $('input, select, textarea').not(form.find('*'))
  return all.filter((_, field) => id !== undefined && $(field).attr('form') === id)
}
